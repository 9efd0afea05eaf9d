import { and, asc, eq, lt } from 'drizzle-orm';
import type { ServiceKind } from 'shared-contracts/services/calls/salon';
import { appointment, salon, serviceReview, specialist } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';

/** The specialists of a kind whose visit with the customer is over and was not cancelled, by name, and whether the customer has reviewed them. */
export async function visitedSpecialists(kind: ServiceKind, { db, customerId, now }: CustomerContext) {
  const rows = await db
    .selectDistinct({
      ...{ id: specialist.id, name: specialist.name, position: specialist.position, review: serviceReview.id },
    })
    .from(appointment)
    .innerJoin(salon, eq(salon.id, appointment.salonId))
    .innerJoin(specialist, eq(specialist.id, appointment.specialistId))
    .leftJoin(
      serviceReview,
      and(eq(serviceReview.specialistId, specialist.id), eq(serviceReview.customerId, appointment.customerId)),
    )
    .where(
      and(
        eq(appointment.customerId, customerId),
        eq(appointment.status, 'booked'),
        eq(salon.kind, kind),
        lt(appointment.endsAt, now()),
      ),
    )
    .orderBy(asc(specialist.name), asc(specialist.id));
  return rows.map(({ review, ...who }) => ({ ...who, reviewed: review !== null }));
}
