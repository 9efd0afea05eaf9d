/** Milliseconds by which this process and the database may differ: below it the time of an answer would only add noise. */
const TOLERANCE = 100;

/**
 * The back end's time: the database's, so that all processes agree, plus what testers have moved. Between two readings it goes on with
 * the machine's monotonic clock, so that a wrong or corrected clock of a machine changes nothing. Testers move it forward, never back,
 * because stored times would then be in the future.
 */
export class ShopClock {
  #ahead = 0;
  #ofMachine = Date.now() - performance.now();

  readonly now = (): Date => new Date(this.#ofMachine + performance.now() + this.#ahead);

  /** @param milliseconds More than 0. */
  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Takes the time that the database says. */
  async follow(readTime: () => Promise<Date>): Promise<void> {
    const before = performance.now();
    const time = await readTime();
    const middle = (before + performance.now()) / 2;
    const ofDatabase = time.getTime() - middle;
    if (Math.abs(ofDatabase - this.#ofMachine) > TOLERANCE) this.#ofMachine = ofDatabase;
  }
}
