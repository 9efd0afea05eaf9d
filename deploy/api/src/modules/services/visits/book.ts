import type { BookedVisit, BookingBody } from '@zapovednik/api/services/calls/booking';
import { priceFor } from '@zapovednik/api/services/calls/price';
import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { eq } from 'drizzle-orm';
import { bookedVisit, slotHold } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import { queueMessages } from '../../messages/api';
import { logPersonDataConsent } from '../../people/api';
import { remindedAlready } from '../reminders/remind';
import { takeSlot } from '../slots/take-slot';
import { checkBookingLimits, countBooking } from './booking-limits';
import { servicesOf } from './salons';
import { visitLinkUrl } from './visit-link';
import { loadVisit, presentVisit } from './visit-rows';
import type { VisitEvent } from './visit-words';

/**
 * Books a visit (API-111, API-126, API-133). The time is free or held by this visitor, the price is from the price
 * list, and the messages about it are queued in the same transaction.
 *
 * @throws ShopError 404 if something does not exist, 409 `slot_taken`, `not_for_animal` or `too_many_visits`, 429
 */
export async function book(kind: ServiceKind, form: BookingBody, context: SessionContext): Promise<BookedVisit> {
  const { db, session, now } = context;
  const [wanted] = await servicesOf(db, kind, form.serviceId);
  if (!wanted) throw notFound('Услуга не найдена');
  const price = priceFor(wanted, form);
  if (price === null)
    throw new ShopError(409, 'not_for_animal', 'Эту услугу для такого питомца не оказываем. Уточните вид и размер');
  await checkBookingLimits(form.phone, context);
  const { specialistId, startsAt, endsAt } = await takeSlot(form, context, { kind });
  const { salonId, serviceId, animal, breed, petName, name, phone, email, comment } = form;
  const [written] = await db
    .insert(bookedVisit)
    .values({
      ...{ salonId, serviceId, specialistId, startsAt, endsAt, animal, breed, petName, name, phone, email, comment },
      price: Math.round(price * 100),
      customerId: session.customerId,
      sessionKey: session.key,
      createdAt: now(),
      reminded: remindedAlready(startsAt, now()),
    })
    .returning({ id: bookedVisit.id });
  if (!written) throw new Error('The visit was not stored');
  await db.delete(slotHold).where(eq(slotHold.sessionKey, session.key));
  await logPersonDataConsent(email, context);
  await queueVisitMessages(context, written.id, email, 'book');
  await countBooking({ phone, email }, context);
  const link = visitLinkUrl(context.publicOrigin, written.id, context.linkKey);
  return { ...presentVisit(await loadVisit(db, written.id)), link };
}

/** Queues the messages about a visit, in the transaction that books or changes it. */
export async function queueVisitMessages(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  visitId: number,
  email: string,
  event: VisitEvent,
): Promise<void> {
  const channels = email === '' ? (['sms'] as const) : (['sms', 'email'] as const);
  await queueMessages(db, { kind: 'visit', id: visitId, event, channels }, now());
}
