/** The back end's time. Testers may move it forward, never back, because stored times would then be in the future. */
export class MovableClock {
  #ahead = 0;

  /** The machine's time plus all moves. */
  readonly now = (): Date => new Date(Date.now() + this.#ahead);

  /** @param milliseconds More than 0. */
  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
