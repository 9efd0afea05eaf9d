/**
 * Whether an error or its cause has one of these codes: SQLSTATEs, or codes of the system. drizzle wraps the errors of
 * a driver.
 */
export function hasErrorCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some((one) => hasErrorCode(one, codes));
  return hasErrorCode(error.cause, codes);
}
