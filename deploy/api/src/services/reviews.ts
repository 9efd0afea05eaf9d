import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { addedReview, serviceReviewForm } from 'shared-contracts/services/calls/booking';
import type { ServiceReviews } from 'shared-contracts/services/calls/salon';
import type * as z from 'zod/mini';
import { presentDay } from '../catalogue/present-day';
import type { Database } from '../db/database';
import { appointment, customer, salon, serviceReview, specialist } from '../db/schema';
import type { ServiceKind } from '../db/schema/salon';
import type { CustomerContext } from '../http/context';
import { ShopError, unauthorized } from '../http/shop-error';

interface ReviewsRequest {
  readonly page: number;
  readonly perPage: number;
}

/** A page of the reviews of a kind, latest first (API-119, API-123, API-132). */
export async function reviewsOf(
  db: Database,
  kind: ServiceKind,
  { page, perPage }: ReviewsRequest,
): Promise<ServiceReviews> {
  const isShown = and(eq(salon.kind, kind), eq(serviceReview.isActive, true));
  const [all] = await db
    .select({ count: count(), average: sql<number>`coalesce(round(avg(${serviceReview.score}), 1), 0)::float` })
    .from(serviceReview)
    .innerJoin(specialist, eq(specialist.id, serviceReview.specialistId))
    .innerJoin(salon, eq(salon.id, specialist.salonId))
    .where(isShown);
  const rows = await db
    .select({ review: serviceReview, specialist: { id: specialist.id, name: specialist.name } })
    .from(serviceReview)
    .innerJoin(specialist, eq(specialist.id, serviceReview.specialistId))
    .innerJoin(salon, eq(salon.id, specialist.salonId))
    .where(isShown)
    .orderBy(desc(serviceReview.createdAt), desc(serviceReview.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = all?.count ?? 0;
  return {
    count: total,
    page_count: Math.ceil(total / perPage),
    average: all?.average ?? 0,
    reviews: rows.map(({ review: { id, name, score, text, createdAt }, specialist: about }) => ({
      ...{ id, name, score, text, date: presentDay(createdAt), specialist: about },
    })),
  };
}

/**
 * Adds the review of a customer who was at this specialist (API-113, API-127, API-134). It is visible at once.
 *
 * @throws ShopError 403 `no_visit` without a visit that has begun, 409 `already_reviewed`
 */
export async function addServiceReview(
  kind: ServiceKind,
  { specialistId, score, text }: z.output<typeof serviceReviewForm>,
  { db, customerId, now }: CustomerContext,
): Promise<z.input<typeof addedReview>> {
  const [visit] = await db
    .select({ id: appointment.id })
    .from(appointment)
    .innerJoin(salon, eq(salon.id, appointment.salonId))
    .where(
      and(
        eq(appointment.customerId, customerId),
        eq(appointment.specialistId, specialistId),
        eq(appointment.status, 'booked'),
        eq(salon.kind, kind),
        lt(appointment.startsAt, now()),
      ),
    )
    .limit(1);
  if (!visit) throw new ShopError(403, 'no_visit', 'Отзыв можно оставить только после визита к этому специалисту');
  const [author] = await db.select({ name: customer.firstName }).from(customer).where(eq(customer.id, customerId));
  if (!author) throw unauthorized();
  const [added] = await db
    .insert(serviceReview)
    .values({ specialistId, customerId, name: author.name || 'Покупатель', score, text, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: serviceReview.id });
  if (!added) throw new ShopError(409, 'already_reviewed', 'Вы уже оставили отзыв об этом специалисте');
  return { message: 'Спасибо за отзыв!' };
}
