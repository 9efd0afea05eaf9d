/** How long a version that was not found is not looked for again, in milliseconds. */
const MAX_AGE = 5_000;
/** Lookups of different unknown versions during that time, under way or without success. */
const MOST = 50;

/** Too many unknown versions were asked for; this one may exist, ask again in a few seconds. */
export class TooManyUnknownVersions extends Error {
  override name = 'TooManyUnknownVersions';
  constructor(key: string) {
    super(`${key} was not looked for: too many unknown versions are asked for`);
  }
}

/**
 * Limits what anybody can make the registry do by naming versions that do not exist: each is looked for once in a while, and
 * only so many of them. A version that appears is found a few seconds later.
 */
export class UnknownVersions {
  /** Lookups under way, and those that found nothing until their time is over. */
  readonly #lookups = new Map<string, { promise: Promise<unknown>; until: number }>();

  /** Runs a lookup, or rejects as the last one of this key did; rejects with {@link TooManyUnknownVersions}. */
  lookUp<T>(key: string, find: () => Promise<T>): Promise<T>;
  lookUp(key: string, find: () => Promise<unknown>): Promise<unknown> {
    this.#forgetOld();
    const before = this.#lookups.get(key);
    if (before) return before.promise;
    if (this.#lookups.size >= MOST) return Promise.reject(new TooManyUnknownVersions(key));
    const lookup = { promise: find(), until: Number.POSITIVE_INFINITY };
    this.#lookups.set(key, lookup);
    lookup.promise.then(
      () => this.#lookups.delete(key),
      () => {
        lookup.until = Date.now() + MAX_AGE;
      },
    );
    return lookup.promise;
  }

  #forgetOld() {
    const now = Date.now();
    for (const [key, { until }] of this.#lookups) if (until <= now) this.#lookups.delete(key);
  }
}
