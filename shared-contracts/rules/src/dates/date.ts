/** A calendar date without time or zone; `month` is 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const millisecondsPerDay = 86_400_000;

export const utc = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day));
const padded = (number: number): string => String(number).padStart(2, '0');

/** Reads `2026-12-05` or `05.12.2026`, with or without a time after it; undefined if the date does not exist. */
export function readDay(text: string): Day | undefined {
  const iso = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/.exec(text);
  const russian = /^(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})(?!\d)/.exec(text);
  const groups = (iso ?? russian)?.groups;
  if (!groups) return undefined;
  const day = { year: Number(groups.year), month: Number(groups.month), day: Number(groups.day) };
  const date = utc(day);
  return date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day ? day : undefined;
}

/**
 * A date in the format of calls, DD.MM.YYYY (ORD-50). Dates are read from text (ISO 8601 or DD.MM.YYYY) without a time zone, so the
 * server and a browser in another zone write the same date. Here and below, text that is not a date is returned unchanged.
 */
export function formatDate(text: string): string {
  const day = readDay(text);
  return day ? `${padded(day.day)}.${padded(day.month)}.${day.year}` : text;
}

/** A date in the format of a form field, YYYY-MM-DD. */
export function isoDate(text: string): string {
  const day = readDay(text);
  return day ? `${day.year}-${padded(day.month)}-${padded(day.day)}` : text;
}

/** The date some days later, or earlier if negative, in the format of calls. */
export function dateAfter(text: string, days: number): string {
  const day = readDay(text);
  return day ? formatDate(new Date(utc(day).getTime() + days * millisecondsPerDay).toISOString()) : text;
}
