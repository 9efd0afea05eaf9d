const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

/** Opening and closing time in minutes of the day, for each weekday from Monday; null: closed. */
export type OpeningHours = readonly (readonly [from: number, until: number] | null)[];

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * Parses opening hours in the format of the shops: `ежедневно 9:00–21:00`, `пн–сб 9:00–21:00, вс 10:00–20:00`.
 *
 * @returns null if the text has another format
 */
export function readOpeningHours(schedule: string): OpeningHours | null {
  const hours: (readonly [number, number] | null)[] = days.map(() => null);
  for (const part of schedule.toLowerCase().split(',')) {
    const read =
      /^\s*(?:(?<first>[а-я]{2})(?:[–-](?<last>[а-я]{2}))?|ежедневно)\s+(?:с\s+)?(?<from>\d{1,2}:\d\d)(?:\s*[–-]\s*|\s+до\s+)(?<until>\d{1,2}:\d\d)\s*$/.exec(
        part,
      )?.groups;
    if (!read?.from || !read.until) return null;
    const first = read.first ? days.indexOf(read.first) : 0;
    const last = read.first ? days.indexOf(read.last ?? read.first) : days.length - 1;
    if (first < 0 || last < first) return null;
    hours.fill([minutes(read.from), minutes(read.until)], first, last + 1);
  }
  return hours;
}

/** The weekday from Monday as 0, and the minute of the day, in a time zone. */
function localTime(now: Date, timeZone: string): readonly [day: number, minute: number] {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return [day, Number(part('hour')) * 60 + Number(part('minute'))];
}

/** Whether a shop is open at a given time; also false if its hours cannot be parsed. */
export function isOpen(schedule: string, timeZone: string, now: Date): boolean {
  const [day, minute] = localTime(now, timeZone);
  const today = readOpeningHours(schedule)?.[day];
  return today != null && minute >= today[0] && minute < today[1];
}
