const WRITTEN = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?$/;

/** A moment that the database can be brought back to. */
export interface Moment {
  readonly date: Date;
  /** As PostgreSQL reads it, with its microseconds, `2026-11-27 05:10:00.25+05:00`. */
  readonly exact: string;
}

/**
 * A moment in the past, `2026-11-27 05:10:00`, in the time zone of this machine or in the one that stands behind it: `+05`.
 *
 * @throws Error when it is none
 */
export function readMoment(word: string, now = new Date()): Moment {
  const [, day = '', time = '', zone] = WRITTEN.exec(word.trim()) ?? [];
  const local = new Date(`${day}T${time}`);
  const written = zone === undefined ? offsetOf(local) : offset(zone);
  const exact = `${day} ${time}${written}`;
  const date = new Date(`${day}T${time}${written}`);
  if (Number.isNaN(date.getTime()))
    throw new Error(`${word} — не время; пример: '2026-11-27 05:10:00' или '2026-11-27 05:10:00 +05'`);
  if (date > now) throw new Error(`${word} ещё не наступило`);
  return { date, exact };
}

const offset = (zone: string) =>
  zone === 'Z' ? '+00:00' : `${zone.replace(':', '')}00`.replace(/^(.\d\d)(\d\d).*$/, '$1:$2');

function offsetOf(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
