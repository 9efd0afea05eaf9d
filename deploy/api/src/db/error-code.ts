/** Whether an error, or what caused it, has one of these codes: SQLSTATEs, or the system's. drizzle wraps what a driver throws. */
export function hasErrorCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some((one) => hasErrorCode(one, codes));
  return hasErrorCode(error.cause, codes);
}
