import { readOpeningHours } from '@zapovednik/rules/places';

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
  return today != null && minute >= today.opens && minute < today.closes;
}
