/** What a sandbox does a while later: the bank thinks, a call-back is late. */
export class Delays {
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #wait: number;

  /** @param wait Milliseconds. */
  constructor(wait: number) {
    this.#wait = wait;
  }

  later(act: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, this.#wait);
    this.#timers.add(timer);
  }

  /** Forgets what is still to come. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
