import { readOpeningHours } from '@zapovednik/rules/places';
import { pickupPoints } from '../shops/pickup-points';

const MINUTES = 60;
const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES + minutes;
};
const toTime = (minutes: number): string =>
  [Math.floor(minutes / MINUTES), minutes % MINUTES].map((part) => String(part).padStart(2, '0')).join(':');

const schedules = new Map(pickupPoints().map(({ id, schedule }) => [id, schedule]));

/** The part of a shift in which the shop is open, for each weekday (1: Monday) on which there is one. */
export function workdays(shopId: number, shift: { from: string; until: string }) {
  const schedule = schedules.get(shopId);
  if (schedule === undefined) throw new Error(`There is no shop ${shopId}`);
  const week = readOpeningHours(schedule);
  if (!week) throw new Error(`The hours of the shop ${shopId} cannot be read: ${schedule}`);
  return week.flatMap((open, index) => {
    if (!open) return [];
    const from = Math.max(open.opens, toMinutes(shift.from));
    const until = Math.min(open.closes, toMinutes(shift.until));
    return from < until ? [{ weekday: index + 1, from: toTime(from), until: toTime(until) }] : [];
  });
}
