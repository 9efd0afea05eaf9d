/**
 * Processes a list, at most `most` items at a time. After a failure it starts no more items. It rejects with the first
 * error after all running items have ended, so that the caller can clean up safely.
 */
export async function forEachConcurrently<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = [...items];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined && failures.length === 0; item = rest.shift()) {
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  if (failures.length > 0) throw failures[0];
}
