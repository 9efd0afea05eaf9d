/** Delayed actions of a sandbox: a slow bank, a late callback. */
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

  /** Cancels all delayed actions. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
