import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A clock that the test controls. */
export interface FakeClock {
  /** Advances the clock by this many milliseconds and runs all callbacks that become due. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** A user who acts while the clock is stopped. */
  readonly user: UserEvent;
}

/** Stops the clock for the rest of a test, by default at noon of 5 December 2026 in Екатеринбург. */
export function fakeClock(now = '2026-12-05T12:00:00+05:00'): FakeClock {
  jest.useFakeTimers({ now: new Date(now) });
  return {
    pass: (milliseconds) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    user: userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds) }),
  };
}
