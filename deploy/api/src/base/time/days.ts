import { cityTime, formatDate } from '@zapovednik/rules/dates';

/** The shop's accounting uses the calendar and clock of its main city. */
const MAIN_CITY = 'Asia/Yekaterinburg';

/** The shop's calendar day, YYYY-MM-DD. */
export const shopDay = (now: Date): string => cityTime(now, MAIN_CITY).day;

/** A moment in a city's time zone, or else in the main city's: DD.MM.YYYY HH:MM. */
export function shopMoment(at: Date, timeZone = MAIN_CITY): string {
  const { day, time } = cityTime(at, timeZone);
  return `${formatDate(day)} ${time}`;
}

/** The moment when a day, YYYY-MM-DD, begins in the shop. */
export const shopMidnight = (day: string): Date => new Date(`${day}T00:00:00+05:00`);

/** The moment when a year begins in the shop. */
export const yearBegins = (year: number): Date => shopMidnight(`${year}-01-01`);

/** A day plus a number of days, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
