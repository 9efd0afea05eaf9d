import { cityTime } from '@zapovednik/rules/dates';
import { plural } from '@zapovednik/rules/format';
import { readOpeningHours } from '@zapovednik/rules/places';

/** When an order can be had: days from today, and for goods on a shop's shelf the hour. */
export interface Arrival {
  /** The first possible day, counted from today, and the last. */
  readonly from: number;
  readonly to: number;
  /** "11:00", only if it is known. */
  readonly time: string | null;
  /** Within an hour from now. */
  readonly soon: boolean;
}

/** Where somebody collects an order: its opening hours, and how long the way there takes. */
export interface Place {
  readonly schedule: string;
  /** "сегодня", "2–3 дня" */
  readonly deliveryTime: string;
}

/** A moment in a city. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/** For a schedule that cannot be read: hours in which nearly every shop is open, so that nothing is promised for the night. */
const USUAL = Array.from({ length: 7 }, () => ({ opens: 10 * 60, closes: 20 * 60 }));

/** Minutes of a shop's open time until an order is collected from its shelf. */
const ASSEMBLY = 60;
/** Later times are rounded up to these minutes. */
const STEP = 30;

/**
 * When a shop hands out what lies on its shelf: after an hour of its open time (PRD-04). An order that comes shortly before closing
 * time, or at night, is ready when the shop has been open long enough the next day.
 */
export function arrivalFromShelf({ schedule }: Pick<Place, 'schedule'>, { now, timeZone }: Moment): Arrival {
  const week = readOpeningHours(schedule) ?? USUAL;
  const { day, time } = cityTime(now, timeZone);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const current = hour * 60 + minute;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  let left = ASSEMBLY;
  for (let ahead = 0; ahead < 2 * week.length; ahead += 1) {
    const hours = week[(weekday + ahead) % week.length];
    if (!hours) continue;
    const begins = Math.max(hours.opens, ahead === 0 ? current : 0);
    const open = Math.max(0, hours.closes - begins);
    if (left <= open) {
      const ready = begins + left;
      return { from: ahead, to: ahead, time: clock(ready), soon: ahead === 0 && ready - current <= ASSEMBLY };
    }
    left -= open;
  }
  return { from: week.length, to: week.length, time: null, soon: false };
}

function clock(minutes: number): string {
  const rounded = Math.ceil(minutes / STEP) * STEP;
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

const NEAR = ['сегодня', 'завтра', 'послезавтра'];

/**
 * When an order from the city's stock is at a point: the days of its way, one more after the cut-off of the city (ORD-07), and never on
 * a day on which the point does not open any more. Null: its days are in a form that only people can read.
 */
export function arrivalAtPoint(place: Place, later: number, moment: Moment): Arrival | null {
  const days = daysOf(place.deliveryTime);
  if (!days) return null;
  const open = arrivalFromShelf(place, moment).from;
  const from = Math.max(days.from + later, open);
  return { from, to: Math.max(days.to + later, from), time: null, soon: false };
}

function daysOf(text: string): { from: number; to: number } | null {
  const near = NEAR.indexOf(text);
  if (near >= 0) return { from: near, to: near };
  const [, first, last = first] = /^(\d+)(?:[–-](\d+))? (?:день|дня|дней)$/.exec(text) ?? [];
  return first === undefined ? null : { from: Number(first), to: Number(last) };
}

/** The earlier one; of two at the same time either. */
export const byArrival = (one: Arrival, other: Arrival): number =>
  one.from - other.from || Number(other.soon) - Number(one.soon) || minutesOf(one) - minutesOf(other);

function minutesOf({ time }: Arrival): number {
  const [hour = 0, minute = 0] = (time ?? '24:00').split(':').map(Number);
  return hour * 60 + minute;
}

/** The day in words: "сегодня", "завтра", "через 3 дня", "2–3 дня". */
export function dayText({ from, to }: Pick<Arrival, 'from' | 'to'>): string {
  const days = plural(to, ['день', 'дня', 'дней']);
  if (to > from) return `${from}–${to} ${days}`;
  return NEAR[from] ?? `через ${from} ${days}`;
}

/** The day, and the hour if it is known: "через час", "завтра с 10:30". */
export function arrivalText(arrival: Arrival): string {
  if (arrival.soon) return 'через час';
  return arrival.time === null ? dayText(arrival) : `${dayText(arrival)} с ${arrival.time}`;
}
