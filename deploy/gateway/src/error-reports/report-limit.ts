/**
 * Reports per minute from one address, and from all. Further reports are dropped, so that a loop or many browsers
 * cannot fill the log.
 */
const LIMIT = { perAddress: 30, total: 300 };
const MINUTE = 60_000;

/**
 * Counts reports by the minute.
 * @param onDropped called at the end of a minute with the number of dropped reports, if any
 */
export function reportLimit(onDropped: (count: number) => void) {
  const counts = new Map<string, number>();
  let taken = 0;
  let dropped = 0;

  const timer = setInterval(() => {
    if (dropped > 0) onDropped(dropped);
    counts.clear();
    taken = 0;
    dropped = 0;
  }, MINUTE).unref();

  return {
    /** Whether another report of this address is accepted. */
    take(address: string): boolean {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      const isTaken = count <= LIMIT.perAddress && taken < LIMIT.total;
      if (isTaken) taken += 1;
      else dropped += 1;
      return isTaken;
    },
    stop: () => clearInterval(timer),
  };
}
