/**
 * Works through a list, no more than `most` of it at a time. After a failure nothing new is begun, and it rejects with the
 * first one as soon as nothing is under way any more: whoever cleans up then is alone.
 */
export async function eachAtOnce<T>(
  most: number,
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
  await Promise.all(Array.from({ length: most }, lane));
  if (failures.length > 0) throw failures[0];
}
