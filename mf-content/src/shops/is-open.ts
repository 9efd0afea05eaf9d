import { cityTime } from '@zapovednik/rules/dates';
import { readOpeningHours } from '@zapovednik/rules/places';

/** The weekday from Monday as 0, and the minute of the day, in a time zone. */
function localTime(now: Date, timeZone: string): readonly [day: number, minute: number] {
  const { day, time } = cityTime(now, timeZone);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return [(new Date(day).getUTCDay() + 6) % 7, hour * 60 + minute];
}

/** Whether a shop is open at a given time; also false if its hours cannot be parsed. */
export function isOpen(schedule: string, timeZone: string, now: Date): boolean {
  const [day, minute] = localTime(now, timeZone);
  const today = readOpeningHours(schedule)?.[day];
  return today != null && minute >= today.opens && minute < today.closes;
}
