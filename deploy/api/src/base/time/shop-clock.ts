/** A smaller difference to the database's clock, in milliseconds, is ignored: it is within the time of an answer. */
const TOLERANCE = 100;

/**
 * The back end's time. It is the database's time, so that all processes agree, plus the time that testers added.
 * Between two readings it uses the machine's monotonic clock, so changes of the machine's clock have no effect. Testers
 * move it only forward, because stored times would otherwise be in the future.
 */
export class ShopClock {
  #ahead = 0;
  #ofMachine = Date.now() - performance.now();

  readonly now = (): Date => new Date(this.#ofMachine + performance.now() + this.#ahead);

  /** @param milliseconds More than 0. */
  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Adjusts the clock to the time of the database. */
  async follow(readTime: () => Promise<Date>): Promise<void> {
    const before = performance.now();
    const time = await readTime();
    const middle = (before + performance.now()) / 2;
    const ofDatabase = time.getTime() - middle;
    if (Math.abs(ofDatabase - this.#ofMachine) > TOLERANCE) this.#ofMachine = ofDatabase;
  }
}
