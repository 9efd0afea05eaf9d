/** What one asker may use: at most `most` at once, and `perSecond` of it comes back each second. */
export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

/** Askers that are remembered. The one that was silent for the longest time is forgotten first, and starts full again. */
const REMEMBERED = 20_000;

interface Bucket {
  /** May be negative: a cost can be known only after the work. */
  left: number;
  at: number;
}

/**
 * A token bucket for each asker: an address, a session. The time is that of the process, so a clock that tests or people move changes
 * nothing.
 *
 * @param milliseconds the time now
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    readonly allowance: Allowance,
    private readonly milliseconds: () => number = () => performance.now(),
  ) {}

  /** Whether this asker is remembered. */
  has(asker: string): boolean {
    return this.#buckets.has(asker);
  }

  /** Remembers an asker. */
  remember(asker: string): void {
    this.#of(asker);
  }

  /** Seconds until this asker may ask again. 0: now. */
  wait(asker: string): number {
    const { left } = this.#of(asker);
    return left >= 1 ? 0 : Math.ceil((1 - left) / this.allowance.perSecond);
  }

  charge(asker: string, cost: number): void {
    this.#of(asker).left -= cost;
  }

  /** Charges the cost if the asker has anything left. Returns whether it had. */
  take(asker: string, cost: number): boolean {
    if (this.wait(asker) > 0) return false;
    this.charge(asker, cost);
    return true;
  }

  /** The bucket of an asker with what came back meanwhile. */
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
