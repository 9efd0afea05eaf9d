/** The visitor who asks for a page, as the gateway distinguishes visitors. */
export interface Requester {
  /** The visitor's address; for IPv6, the subscriber's network. */
  readonly address: string;
  /**
   * The mark of a visitor. Null: a visitor without one. All visitors without a mark at one address count as one person.
   */
  readonly visitor: string | null;
}

/** The visitors who wait for one page. It is rendered when it is the turn of one of them. */
export class Audience {
  /** One entry for each request: a visitor may wait for the same page in two tabs. */
  readonly #waiting = new Map<symbol, Requester>();
  readonly #onLeft = new Set<() => void>();
  #lastJoined = performance.now();

  /** @param isWanted The page is also rendered when no visitor waits, for the cache. Pages of visitors come first. */
  constructor(private isWanted = false) {}

  /**
   * @param signal aborts when the visitor disconnects
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

  /** The time of `performance.now()` when the last visitor joined. */
  get lastJoined(): number {
    return this.#lastJoined;
  }

  /** The render begins. It now continues even when no visitor waits. */
  begin() {
    this.isWanted = true;
  }

  /** No visitor waits, and the cache does not need the page. */
  get isGone(): boolean {
    return !this.isWanted && this.#waiting.size === 0;
  }

  /** @returns ends the call */
  onGone(left: () => void): () => void {
    this.#onLeft.add(left);
    return () => void this.#onLeft.delete(left);
  }
}
