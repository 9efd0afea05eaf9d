import { readOpeningHours } from '@zapovednik/rules/places';

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When a shop is open on a day, YYYY-MM-DD: «Сегодня 10:00–20:00».
 *
 * @returns null if its schedule cannot be read, or says the same: every day has these hours
 */
export function hoursToday(schedule: string, today: string): string | null {
  const week = readOpeningHours(schedule);
  const hours = week?.[(new Date(today).getUTCDay() + 6) % 7];
  if (hours === undefined) return null;
  if (hours === null) return 'Сегодня закрыто';
  const isDaily = week?.every((day) => day?.opens === hours.opens && day.closes === hours.closes);
  return isDaily ? null : `Сегодня ${clock(hours.opens)}–${clock(hours.closes)}`;
}
