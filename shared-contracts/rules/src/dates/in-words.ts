import { millisecondsPerDay, readDay, utc } from './date';

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const weekdays = 'вс пн вт ср чт пт сб'.split(' ');
const longWeekdays = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ');
const noBreak = '\u00A0';

/**
 * A date for people: `5 декабря`, in another year `5 декабря 2025`. Here and below, text that is not a date is returned unchanged.
 * @param today the calendar day where the reader is, e.g. `city.today`; undefined: unknown, so the year is always written
 */
export function formatDay(text: string, today: string | undefined): string {
  const day = readDay(text);
  if (!day) return text;
  const words = `${day.day}${noBreak}${months[day.month - 1]}`;
  return day.year === readDay(today ?? '')?.year ? words : `${words} ${day.year}`;
}

/** A day that somebody waits for: `сегодня, 5 декабря`, `завтра, 6 декабря`, `пн, 7 декабря`. */
export function formatNearDay(text: string, today: string | undefined): string {
  const [day, now] = [readDay(text), readDay(today ?? '')];
  if (!day || !now) return formatDay(text, today);
  const ahead = (utc(day).getTime() - utc(now).getTime()) / millisecondsPerDay;
  const name = ['сегодня', 'завтра'][ahead] ?? weekdays[utc(day).getUTCDay()];
  return `${name}, ${formatDay(text, today)}`;
}

/** A date with its time, or with the hours of a delivery: `5 декабря, 14:30`, `5 декабря, с 10:00 до 14:00`. */
export function formatMoment(text: string, today: string | undefined): string {
  const time = /\d{1,2}:\d\d(?:–\d{1,2}:\d\d)?/.exec(text.slice('2026-12-05'.length))?.[0];
  return time && readDay(text) ? `${formatDay(text, today)}, ${formatHours(time)}` : formatDay(text, today);
}

/** A meeting with its day of the week, in words that stay true: `суббота, 5 декабря, 14:30`. */
export function formatMeeting(text: string, today: string | undefined): string {
  const day = readDay(text);
  return day ? `${longWeekdays[utc(day).getUTCDay()]}, ${formatMoment(text, today)}` : text;
}

/** The hours of a delivery in a sentence: `10:00–14:00` becomes `с 10:00 до 14:00`. */
export function formatHours(text: string): string {
  const [from, until] = text.split('–');
  return from && until ? `с${noBreak}${from} до${noBreak}${until}` : text;
}
