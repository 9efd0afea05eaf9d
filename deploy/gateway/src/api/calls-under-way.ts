/** Counts the unanswered calls to the back end, by network. */
export class CallsUnderWay {
  readonly #counts = new Map<string, number>();

  /** @param most of one network */
  constructor(private readonly most: number) {}

  /**
   * Counts a call. Returns a function that ends it. The function may be called twice. Null when the network has too
   * many calls.
   */
  begin(network: string): (() => void) | null {
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.most) return null;
    this.#counts.set(network, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#counts.get(network) ?? 1) - 1;
      if (left > 0) this.#counts.set(network, left);
      else this.#counts.delete(network);
    };
  }
}
