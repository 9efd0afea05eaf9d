/**
 * Whether a write failed since its session ended meanwhile, by a sign-in or sign-out at the same moment: what it made would belong
 * to a session that is no more. drizzle wraps what either driver throws.
 */
export function isSessionGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || error.code !== '23503') return isSessionGone(error.cause);
  return 'constraint' in error && String(error.constraint).endsWith('_session_key_fk');
}
