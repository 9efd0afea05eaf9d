import { and, eq } from 'drizzle-orm';
import type { Appointment } from 'shared-contracts/services/calls/booking';
import { appointment, salon } from '../db/schema';
import type { ServiceKind } from '../db/schema/salon';
import type { CustomerContext } from '../http/context';
import { notFound, ShopError } from '../http/shop-error';
import { loadAppointment, presentAppointment } from './appointments';
import { queueVisitMessages } from './book';

/**
 * Cancels the customer's own visit (API-112). Cancelling it again changes nothing.
 *
 * @throws ShopError 404 if it is not the customer's, 409 `visit_begun` if it has begun
 */
export async function cancelVisit(kind: ServiceKind, id: number, context: CustomerContext): Promise<Appointment> {
  const { db, customerId, now } = context;
  const [own] = await db
    .select({ visit: appointment })
    .from(appointment)
    .innerJoin(salon, eq(salon.id, appointment.salonId))
    .where(and(eq(appointment.id, id), eq(appointment.customerId, customerId), eq(salon.kind, kind)))
    .for('no key update', { of: appointment });
  if (!own) throw notFound('Запись не найдена');
  if (own.visit.status === 'booked') {
    if (own.visit.startsAt <= now()) throw new ShopError(409, 'visit_begun', 'Визит уже начался, отменить его нельзя');
    await db.update(appointment).set({ status: 'cancelled' }).where(eq(appointment.id, id));
    await queueVisitMessages(context, id, own.visit.email, 'cancel_visit');
  }
  return presentAppointment(await loadAppointment(db, id));
}
