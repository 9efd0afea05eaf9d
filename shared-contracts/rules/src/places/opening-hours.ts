/** Opening hours of one day in minutes since midnight; null: closed. */
export type Hours = { readonly opens: number; readonly closes: number } | null;

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const ALL_DAY = { opens: 0, closes: 24 * 60 };

/** «пн–сб 9:00–21:00», «ежедневно с 9:00 до 21:00»: days, and from when to when. */
const PART =
  /^(?:ежедневно|(пн|вт|ср|чт|пт|сб|вс)(?:[–-](пн|вт|ср|чт|пт|сб|вс))?) (?:с )?(\d{1,2}):(\d\d)(?: ?[–-] ?| до )(\d{1,2}):(\d\d)$/;

/**
 * The hours of each day, Monday first, of a schedule as people read it: "ежедневно 9:00–21:00", "пн–сб 9:00–21:00, вс 10:00–20:00",
 * "круглосуточно".
 *
 * @returns null for a schedule in another form
 */
export function readOpeningHours(schedule: string): readonly Hours[] | null {
  const text = schedule.trim().toLowerCase();
  if (text === 'круглосуточно') return DAYS.map(() => ALL_DAY);
  const week: Hours[] = DAYS.map(() => null);
  for (const part of text.split(', ').map((one) => PART.exec(one))) {
    if (!part) return null;
    const [, first, last = first, ...clock] = part;
    const [hour = 0, minute = 0, lastHour = 0, lastMinute = 0] = clock.map(Number);
    const hours = { opens: hour * 60 + minute, closes: lastHour * 60 + lastMinute };
    for (const day of daysBetween(first, last)) week[day] = hours;
  }
  return week;
}

/** Indices of the days from one to another; all of them when none is named. */
function daysBetween(first: string | undefined, last: string | undefined): readonly number[] {
  if (first === undefined || last === undefined) return DAYS.map((_, day) => day);
  const from = DAYS.indexOf(first);
  const count = ((DAYS.indexOf(last) - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => (from + at) % DAYS.length);
}
