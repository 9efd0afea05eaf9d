/** How long a version that was not found is not looked up again, in milliseconds. */
const MAX_AGE = 5_000;
/** Lookups of different unknown versions in that time, running or failed. */
const LIMIT = 50;

/** Too many unknown versions were requested. This one may exist: retry in a few seconds. */
export class TooManyUnknownVersions extends Error {
  override name = 'TooManyUnknownVersions';
  constructor(key: string) {
    super(`${key} was not looked up: too many unknown versions are requested`);
  }
}

/**
 * Limits the lookups that clients can cause with versions that do not exist. Each version is looked up once per period,
 * and their number is limited. A new version is found a few seconds later.
 */
export class UnknownVersions {
  /** Running lookups, and failed ones until they expire. */
  readonly #lookups = new Map<string, { promise: Promise<unknown>; until: number }>();

  /**
   * Runs a lookup, or rejects like the last lookup of this key. Rejects with {@link TooManyUnknownVersions} beyond the
   * limit.
   */
  lookUp<T>(key: string, find: () => Promise<T>): Promise<T>;
  lookUp(key: string, find: () => Promise<unknown>): Promise<unknown> {
    this.#forgetOld();
    const before = this.#lookups.get(key);
    if (before) return before.promise;
    if (this.#lookups.size >= LIMIT) return Promise.reject(new TooManyUnknownVersions(key));
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
