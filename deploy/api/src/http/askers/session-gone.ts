/**
 * Whether a write failed because its session ended meanwhile, by a concurrent sign-in or sign-out. Its rows would
 * belong to a session that no longer exists. drizzle wraps the errors of both drivers.
 */
export function isSessionGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || error.code !== '23503') return isSessionGone(error.cause);
  return 'constraint' in error && String(error.constraint).endsWith('_session_key_fk');
}
