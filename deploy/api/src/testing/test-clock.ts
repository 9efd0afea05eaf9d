/** The clock of a test's shop. Moments are dates, texts of ISO 8601 or milliseconds since 1970; lengths are milliseconds. */
export interface TestClock {
  readonly now: () => Date;
  /** Stops the clock at a moment. */
  at(moment: Moment): void;
  /** Moves the clock forward by this length. */
  pass(length: number): void;
  /** Lets the clock run, ahead of the machine's clock by this length. */
  ahead(length: number): void;
}

export type Moment = Date | string | number;

/** A clock that stands still at a moment, or runs with the machine's clock when none is given. */
export function createClock(moment?: Moment): TestClock {
  let start = moment === undefined ? null : new Date(moment).getTime();
  let passed = 0;
  return {
    now: () => new Date((start ?? Date.now()) + passed),
    at(next) {
      start = new Date(next).getTime();
      passed = 0;
    },
    pass(length) {
      passed += length;
    },
    ahead(length) {
      start = null;
      passed = length;
    },
  };
}

/** A second, in the clock's milliseconds. */
export const SECOND = 1000;
