/** Whether a write failed since somebody else has the value already; drizzle wraps what either driver throws. */
export function violatesUnique(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || violatesUnique(error.cause);
}
