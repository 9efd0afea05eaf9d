/** Milliseconds for one answer. */
const LIMIT = 2_000;

/** Whether a server of this machine answers 2xx on this path. */
export async function answers(port: number, path: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(LIMIT) });
  await answer.bytes();
  return answer.ok;
}
