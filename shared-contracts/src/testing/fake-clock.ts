import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Time in a test's hands. */
export interface FakeClock {
  /** Lets so many milliseconds pass, with everything that waits for them. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** A person who acts while time stands still. */
  readonly user: UserEvent;
}

/** Stops the clock for the rest of a test, at noon of 5 December 2026 in Екатеринбург unless told otherwise. */
export function fakeClock(now = '2026-12-05T12:00:00+05:00'): FakeClock {
  jest.useFakeTimers({ now: new Date(now) });
  return {
    pass: (milliseconds) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    user: userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds) }),
  };
}
