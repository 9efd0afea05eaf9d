/** The clock of a test's shop. Moments are dates, texts of ISO 8601 or milliseconds since 1970; lengths are milliseconds. */
export interface TestClock {
  readonly now: () => Date;
  /** Stands still at a moment. */
  at(moment: Moment): void;
  /** Moves on by so much. */
  pass(length: number): void;
  /** Runs with the machine's clock, so much ahead of it. */
  ahead(length: number): void;
}

export type Moment = Date | string | number;

/** A clock that stands at a moment, or runs with the machine's when none is given. */
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
