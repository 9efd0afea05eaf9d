/**
 * Caches the result of `load` for some milliseconds, for all callers; failures are not cached. While it loads, all callers wait for the
 * same load.
 */
export function cachedFor<T>(milliseconds: number, now: () => Date, load: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | null = null;
  return () => {
    const time = now().getTime();
    if (!kept || kept.until <= time) {
      const value = load();
      const mine = { until: time + milliseconds, value };
      kept = mine;
      value.catch(() => {
        if (kept === mine) kept = null;
      });
    }
    return kept.value;
  };
}
