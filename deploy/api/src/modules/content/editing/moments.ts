import * as z from 'zod/mini';

const DAY = 86_400_000;
/** Editors' times are in the time zone of the main office, Yekaterinburg. */
const OFFSET_HOURS = 5;
const ISO_DAY = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;

/** Milliseconds since 1970; NaN: there is no such day or time. */
function timeOf(text: string): number {
  const [, day = '', clock = '00:00'] = ISO_DAY.exec(text) ?? [];
  const time = Date.parse(`${day}T${clock}:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${day}T${clock}`);
  return exists ? time - OFFSET_HOURS * 3_600_000 : Number.NaN;
}

const WRONG = 'нужна дата 2026-12-01, дата и время 2026-12-01 09:30 или число дней от сегодня';

/** A time: `2026-12-01`, `2026-12-01 09:30` in Yekaterinburg, or a number of days after today, e.g. -3. */
export const editorTime = z.union(
  [
    z.int().check(z.gte(-3650, WRONG), z.lte(3650, WRONG)),
    z.string().check(z.refine((text) => !Number.isNaN(timeOf(text)), WRONG)),
  ],
  WRONG,
);

/**
 * The moment of an editor's time, in ISO format. A number is the beginning of that day, so that a second import on the same
 * day changes nothing.
 */
export const momentOf = (given: z.output<typeof editorTime>, now: Date): string =>
  new Date(typeof given === 'number' ? timeOf(dayAfter(now, given)) : timeOf(given)).toISOString();

/** The moment at which something ends. A number is the last day. */
export const endOf = (given: z.output<typeof editorTime>, now: Date): string =>
  momentOf(typeof given === 'number' ? given + 1 : given, now);

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + OFFSET_HOURS * 3_600_000 + days * DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
