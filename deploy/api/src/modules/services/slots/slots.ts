import { cityTime } from '@zapovednik/rules/dates';
import { addDays } from '../../../base/time/days';
import { weekdayOf, zonedTime } from '../../../base/time/zoned-time';

const MINUTE = 60_000;
/** The number of days that can be booked, including today. */
const DAYS = 14;
/** Visits begin every half hour from the beginning of the working day. */
const STEP = 30 * MINUTE;
/** A visit is booked at least an hour ahead. */
const LEAD = 60 * MINUTE;

interface Busy {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The working hours of one specialist, and the times when they are busy. */
export interface Diary {
  readonly specialistId: number;
  /** By weekday, 1 to 7; times of the salon's clock, "09:00". */
  readonly hours: ReadonlyMap<number, { readonly from: string; readonly until: string }>;
  readonly busy: readonly Busy[];
}

interface SlotOptions {
  readonly timeZone: string;
  /** How long the visit takes. */
  readonly minutes: number;
  /** Days on which the salon is closed, YYYY-MM-DD. */
  readonly closed: ReadonlySet<string>;
  readonly now: Date;
}

/** The days that can be booked, YYYY-MM-DD of the salon. */
export function bookableDays(now: Date, timeZone: string): string[] {
  const today = cityTime(now, timeZone).day;
  return Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead));
}

/** The possible start times of a visit to a specialist on a day, in milliseconds. */
export function startsOn(
  day: string,
  { hours, busy }: Diary,
  { timeZone, minutes, closed, now }: SlotOptions,
): number[] {
  const work = hours.get(weekdayOf(day));
  if (!work || closed.has(day)) return [];
  const [opens, closes] = [work.from, work.until].map((time) => zonedTime(day, time.slice(0, 5), timeZone).getTime());
  if (opens === undefined || closes === undefined) return [];
  const length = minutes * MINUTE;
  const isFree = (start: number) =>
    busy.every(({ startsAt, endsAt }) => start >= endsAt.getTime() || start + length <= startsAt.getTime());
  const starts: number[] = [];
  for (let start = opens; start + length <= closes; start += STEP)
    if (start >= now.getTime() + LEAD && isFree(start)) starts.push(start);
  return starts;
}
