/** Who asks for a page, as the gateway tells visitors apart. */
export interface Requester {
  /** The visitor's address; of IPv6 the network of one subscriber. */
  readonly address: string;
  /** The mark of a visitor. Null: a visitor without one. All of them behind one address count as one person. */
  readonly visitor: string | null;
}

/** Everyone who waits for one page. It is rendered when it is the turn of any of them. */
export class Audience {
  /** One entry for each request: a visitor may wait for the same page in two tabs. */
  readonly #waiting = new Map<symbol, Requester>();
  readonly #onLeft = new Set<() => void>();
  #lastJoined = performance.now();

  /** @param isWanted The page is wanted also when nobody waits, for the cache. Pages of visitors come first. */
  constructor(private isWanted = false) {}

  /**
   * @param signal of a visitor who hangs up
   * @returns ends the wait
   */
  join(requester: Requester, signal: AbortSignal): () => void {
    const key = Symbol();
    const leave = () => {
      signal.removeEventListener('abort', leave);
      if (this.#waiting.delete(key) && this.isGone) for (const left of this.#onLeft) left();
    };
    this.#waiting.set(key, requester);
    this.#lastJoined = performance.now();
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    return leave;
  }

  get requesters(): readonly Requester[] {
    return [...this.#waiting.values()];
  }

  /** The time of `performance.now()` when the last of them came. */
  get lastJoined(): number {
    return this.#lastJoined;
  }

  /** The page is being rendered. From now on it is finished, also when nobody waits. */
  begin() {
    this.isWanted = true;
  }

  /** Nobody wants the page any more. */
  get isGone(): boolean {
    return !this.isWanted && this.#waiting.size === 0;
  }

  /** @returns ends the call */
  onGone(left: () => void): () => void {
    this.#onLeft.add(left);
    return () => void this.#onLeft.delete(left);
  }
}
