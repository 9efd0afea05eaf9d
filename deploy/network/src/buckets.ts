/** The limit of one requester: at most `most` at once, and `perSecond` is added each second. */
export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

/**
 * The number of requesters that are remembered. The one that was silent for the longest time is forgotten first, and
 * starts full again.
 */
const REMEMBERED = 20_000;

interface Bucket {
  /** It may be negative, because a cost may be known only after the work. */
  left: number;
  at: number;
}

/**
 * A token bucket for each requester: an address, a session. It uses the process's monotonic clock, so changes of the
 * system time have no effect.
 *
 * @param milliseconds the time now
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    readonly allowance: Allowance,
    private readonly milliseconds: () => number = () => performance.now(),
  ) {}

  /** Whether this requester is remembered. */
  has(asker: string): boolean {
    return this.#buckets.has(asker);
  }

  /** Remembers a requester. */
  remember(asker: string): void {
    this.#of(asker);
  }

  /** Seconds until this requester may ask again. 0: now. */
  wait(asker: string): number {
    const { left } = this.#of(asker);
    return left >= 1 ? 0 : Math.ceil((1 - left) / this.allowance.perSecond);
  }

  charge(asker: string, cost: number): void {
    this.#of(asker).left -= cost;
  }

  /** Charges the cost if the bucket is not empty. Returns whether it was not empty. */
  take(asker: string, cost: number): boolean {
    if (this.wait(asker) > 0) return false;
    this.charge(asker, cost);
    return true;
  }

  /** The bucket of a requester, refilled for the time since its last use. */
  #of(asker: string): Bucket {
    const { most, perSecond } = this.allowance;
    const at = this.milliseconds();
    const known = this.#buckets.get(asker) ?? { left: most, at };
    const left = Math.min(most, known.left + ((at - known.at) / 1000) * perSecond);
    const bucket = { left, at };
    this.#buckets.delete(asker);
    this.#buckets.set(asker, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > REMEMBERED && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
