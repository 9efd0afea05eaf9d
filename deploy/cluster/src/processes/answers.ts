/** Milliseconds for one answer. */
const LIMIT = 2_000;

/**
 * Whether a server of this machine answers on this path.
 *
 * @param most the largest status that counts
 */
export async function answers(port: number, path: string, most = 299): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(LIMIT) });
  await answer.bytes();
  return answer.status <= most;
}
