import { cityTime } from '@zapovednik/rules/dates';

const asUtc = ({ day, time }: { day: string; time: string }) => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment at which clocks of a time zone show this day (YYYY-MM-DD) and time ("09:30"). For a time in a skipped
 * hour, the result is an hour later.
 */
export function zonedTime(day: string, time: string, timeZone: string): Date {
  const wanted = asUtc({ day, time });
  const offsetAt = (moment: number) =>
    asUtc(cityTime(new Date(moment), timeZone)) - Math.floor(moment / 60_000) * 60_000;
  // The offset is known only for a moment, so the first guess may be on the other side of a clock change.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

/** The weekday of a day, YYYY-MM-DD: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
