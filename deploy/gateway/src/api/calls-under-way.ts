/** Counts the calls of each network that the back end has not answered yet. */
export class CallsUnderWay {
  readonly #counts = new Map<string, number>();

  /** @param most of one network */
  constructor(private readonly most: number) {}

  /** Counts a call. Returns a function that ends it, once; null: the network has too many. */
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
