import type { ChosenVisit } from '@zapovednik/api/services/calls/booking';
import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { cityTime } from '@zapovednik/rules/dates';
import { eq } from 'drizzle-orm';
import { slotHold } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { readDiaries } from './diaries';
import { bookableDays, startsOn } from './slots';

interface SlotWish {
  readonly kind?: ServiceKind;
  /** The visit that is moved there. Its own time counts as free. */
  readonly movedVisit?: number;
}

/**
 * Finds a free specialist for a chosen visit, and locks the specialists of the salon until the transaction ends, so
 * that the last free time is booked only once (VET-03). If any specialist is allowed: the one of the visitor's hold,
 * otherwise the one with the fewest future visits.
 *
 * @throws ShopError 404 if something does not exist, 409 `slot_taken` if the time is no longer free
 */
export async function takeSlot(visit: ChosenVisit, context: Context, { kind, movedVisit }: SlotWish = {}) {
  const { db, session, now: clock } = context;
  const now = clock();
  const sessionKey = session?.key ?? null;
  const { timeZone, diaries, ...rest } = await readDiaries(
    { ...visit, kind },
    { db, now, sessionKey, movedVisit, lock: true },
  );
  const startsAt = new Date(visit.startsAt);
  const { day } = cityTime(startsAt, timeZone);
  const isBookable = bookableDays(now, timeZone).includes(day);
  const free = diaries.filter(
    (diary) => isBookable && startsOn(day, diary, { ...rest, timeZone, now }).includes(startsAt.getTime()),
  );
  const [held] = sessionKey === null ? [] : await db.select().from(slotHold).where(eq(slotHold.sessionKey, sessionKey));
  const [chosen] = free.toSorted(
    (one, other) =>
      Number(other.specialistId === held?.specialistId) - Number(one.specialistId === held?.specialistId) ||
      one.busy.length - other.busy.length,
  );
  if (!chosen) throw new ShopError(409, 'slot_taken', 'Это время уже заняли. Выберите другое');
  const endsAt = new Date(startsAt.getTime() + rest.minutes * 60_000);
  return { specialistId: chosen.specialistId, startsAt, endsAt, kind: rest.kind, timeZone };
}
