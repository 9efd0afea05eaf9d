/** The back end's time. Testers may move it forward, never back: what was written would lie in the future. */
export class MovableClock {
  #ahead = 0;

  /** The machine's time, and as much more as the clock was moved. */
  readonly now = (): Date => new Date(Date.now() + this.#ahead);

  /** @param milliseconds More than 0. */
  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
