import { addDays, shopDay, shopMidnight } from '../../../base/time/days';
import { nextDate } from './intervals';

/** The next order is made this many days before its delivery. */
export const DAYS_BEFORE = 2;
/** The customer gets an email this many days before the order is made (CAB-23). */
const TOLD_BEFORE = 3;
/** The hour of the email, in the shop's time zone. */
const TOLD_AT = 10;
/** The delivery can be moved at most this many days ahead. */
const FARTHEST = 180;

const HOUR = 3_600_000;

/** The time of the email about an order with this delivery day. */
export const announceAt = (day: string): Date =>
  new Date(shopMidnight(addDays(day, -DAYS_BEFORE - TOLD_BEFORE)).getTime() + TOLD_AT * HOUR);

/** The last day whose order is made today, YYYY-MM-DD. */
export const madeToday = (now: Date): string => addDays(shopDay(now), DAYS_BEFORE);

/** The first and the last possible day of the next delivery. `daysFrom`: days that the delivery needs. */
export function moveLimits(now: Date, daysFrom: number): { from: string; to: string } {
  const today = shopDay(now);
  return { from: addDays(today, Math.max(daysFrom, DAYS_BEFORE + 1)), to: addDays(today, FARTHEST) };
}

type Rhythm = { interval: number; unit: 'day' | 'week' | 'month' };

/** The next delivery after `after`, counted from `from`, and the time of its email, which tells its prices. */
export function nextTurn(from: string, { interval, unit }: Rhythm, after: string) {
  const day = nextDate(from, { interval, type: unit }, after);
  return { nextDate: day, announceAt: announceAt(day), toldPrices: null };
}
