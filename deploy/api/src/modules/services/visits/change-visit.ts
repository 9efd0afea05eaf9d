import type { ChosenVisit } from '@zapovednik/api/services/calls/booking';
import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { eq, sql } from 'drizzle-orm';
import { bookedVisit } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { countTypedContacts } from '../../messages/api';
import { remindedAlready } from '../reminders/remind';
import { takeSlot } from '../slots/take-slot';
import { queueVisitMessages } from './book';
import type { VisitAccess } from './visit-access';
import { findVisit, type VisitRow } from './visit-rows';
import { readVisit, whyFixed } from './visits';

type Visit = VisitRow['booked'];

/** The most moves of a visit on the site, because each sends an email and an SMS. */
const MOST_CHANGES = 10;

/**
 * Cancels a visit (API-112, GRM-07). Cancelling it again changes nothing.
 *
 * @throws ShopError 404 if the person may not see it, 409 `visit_begun`, or `too_late` for less than two hours before it
 */
export async function cancelVisit(access: VisitAccess, context: Context): Promise<VisitDetails> {
  const { db } = context;
  const found = await findVisit(db, access.where);
  const visit = await lockVisit(found, context);
  if (visit.status !== 'cancelled') {
    checkChangeable(found, visit, context);
    await db
      .update(bookedVisit)
      .set({ status: 'cancelled', changes: sql`${bookedVisit.changes} + 1` })
      .where(eq(bookedVisit.id, visit.id));
    await queueVisitMessages(context, visit.id, visit.email, 'cancel_visit');
  }
  return readVisit(access, context);
}

/**
 * Moves a visit to another free time of its service and salon. The price stays. As in `book`, the time is booked only
 * once. Moving it to its current time changes nothing.
 *
 * @throws ShopError 404, 409 `slot_taken`, `visit_begun`, `too_late`, `visit_cancelled` or `too_many_changes`, 429
 */
export async function moveVisit(
  access: VisitAccess,
  { startsAt, specialistId }: Pick<ChosenVisit, 'startsAt' | 'specialistId'>,
  context: Context,
): Promise<VisitDetails> {
  const { db } = context;
  const found = await findVisit(db, access.where);
  const { id, salonId, serviceId } = found.booked;
  const isThere = (visit: Visit) =>
    visit.status === 'booked' &&
    visit.startsAt.getTime() === Date.parse(startsAt) &&
    (specialistId === null || visit.specialistId === specialistId);
  if (isThere(found.booked)) return readVisit(access, context);
  checkChangeable(found, found.booked, context);
  const wanted = { salonId, serviceId, specialistId, startsAt };
  // The specialists first, then the visit: the order of docs/decisions/0012-locks.md.
  const slot = await takeSlot(wanted, context, { kind: found.salon.kind, movedVisit: id });
  const visit = await lockVisit(found, context);
  if (isThere(visit)) return readVisit(access, context);
  checkChangeable(found, visit, context);
  if (visit.changes >= MOST_CHANGES)
    throw new ShopError(409, 'too_many_changes', `Запись переносили уже много раз. Позвоните: ${found.salon.phone}`);
  await db
    .update(bookedVisit)
    .set({
      status: 'booked',
      specialistId: slot.specialistId,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      changes: visit.changes + 1,
      reminded: remindedAlready(slot.startsAt, context.now()),
    })
    .where(eq(bookedVisit.id, id));
  await queueVisitMessages(context, id, visit.email, 'move_visit');
  await countTypedContacts(visit, context);
  return readVisit(access, context);
}

async function lockVisit({ booked: { id } }: VisitRow, { db }: Context) {
  const [row] = await db.select().from(bookedVisit).where(eq(bookedVisit.id, id)).for('no key update');
  if (!row) throw new Error('A visit disappeared');
  return row;
}

function checkChangeable({ salon }: VisitRow, visit: Visit, { now }: Pick<Context, 'now'>): void {
  const why = whyFixed(visit, now());
  if (why === 'cancelled') throw new ShopError(409, 'visit_cancelled', 'Эта запись уже отменена. Запишитесь заново');
  if (why === 'begun') throw new ShopError(409, 'visit_begun', 'Визит уже начался, изменить запись нельзя');
  if (why === 'late')
    throw new ShopError(409, 'too_late', `До визита меньше двух часов. Позвоните, пожалуйста: ${salon.phone}`);
}
