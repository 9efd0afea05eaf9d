import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { and, asc, eq, lt } from 'drizzle-orm';
import { bookedVisit, salon, serviceReview, specialist } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';

/**
 * The specialists of a kind with a past visit of the customer that was not cancelled, by name, and whether the customer
 * has reviewed them.
 */
export async function visitedSpecialists(kind: ServiceKind, { db, customerId, now }: CustomerContext) {
  const rows = await db
    .selectDistinct({
      ...{ id: specialist.id, name: specialist.name, position: specialist.position, review: serviceReview.id },
    })
    .from(bookedVisit)
    .innerJoin(salon, eq(salon.id, bookedVisit.salonId))
    .innerJoin(specialist, eq(specialist.id, bookedVisit.specialistId))
    .leftJoin(
      serviceReview,
      and(eq(serviceReview.specialistId, specialist.id), eq(serviceReview.customerId, bookedVisit.customerId)),
    )
    .where(
      and(
        eq(bookedVisit.customerId, customerId),
        eq(bookedVisit.status, 'booked'),
        eq(salon.kind, kind),
        lt(bookedVisit.endsAt, now()),
      ),
    )
    .orderBy(asc(specialist.name), asc(specialist.id));
  return rows.map(({ review, ...who }) => ({ ...who, reviewed: review !== null }));
}
