import type { FreeTimes } from '@zapovednik/api/services/calls/salon';
import { cityTime } from '@zapovednik/rules/dates';
import type { Context } from '../../../http/context';
import { readDiaries, type WantedVisit } from './diaries';
import { bookableDays, startsOn } from './slots';

/**
 * The free times of two weeks, including days without any (API-114, API-125, API-131). A visitor's own hold counts as
 * free.
 */
export async function freeTimes(wanted: WantedVisit, { db, session, now: clock }: Context): Promise<FreeTimes> {
  const now = clock();
  const { timeZone, diaries, ...rest } = await readDiaries(wanted, { db, now, sessionKey: session?.key ?? null });
  const days = bookableDays(now, timeZone).map((day) => {
    const free = new Map<number, number[]>();
    for (const diary of diaries)
      for (const start of startsOn(day, diary, { ...rest, timeZone, now }))
        free.set(start, [...(free.get(start) ?? []), diary.specialistId]);
    const intervals = [...free]
      .toSorted(([one], [other]) => one - other)
      .map(([start, specialistIds]) => ({
        startsAt: new Date(start).toISOString(),
        time: cityTime(new Date(start), timeZone).time,
        specialistIds,
      }));
    return { day, intervals };
  });
  return { timeZone, days };
}
