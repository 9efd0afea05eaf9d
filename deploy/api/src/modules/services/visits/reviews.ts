import type { AddedReview, serviceReviewForm } from '@zapovednik/api/services/calls/booking';
import type { ServiceKind, ServiceReview, ServiceReviewsAnswer } from '@zapovednik/api/services/calls/salon';
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { presentDay } from '../../../base/time/present-day';
import type { Database } from '../../../db/database';
import { type bookedVisit, customer, salon, serviceReview, specialist } from '../../../db/schema';
import type { Context, CustomerContext } from '../../../http/context';
import { ShopError, unauthorized } from '../../../http/shop-error';
import { accessByLink } from './visit-access';
import { findVisit } from './visit-rows';
import { visitedSpecialists } from './visited';

interface ReviewsRequest {
  readonly page: number;
  readonly perPage: number;
  /** Only reviews of this specialist. */
  readonly specialist?: number | undefined;
}

/** A page of the reviews of a kind, latest first (API-119, API-123, API-132). */
export async function reviewsOf(
  db: Database,
  kind: ServiceKind,
  { page, perPage, specialist: about }: ReviewsRequest,
): Promise<ServiceReviewsAnswer> {
  const isShown = and(
    eq(salon.kind, kind),
    eq(serviceReview.isActive, true),
    about === undefined ? undefined : eq(serviceReview.specialistId, about),
  );
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
    reviews: rows.map(({ review, specialist: of }) => presentReview(review, of)),
  };
}

const presentReview = (
  { id, name, score, text, createdAt }: typeof serviceReview.$inferSelect,
  of: ServiceReview['specialist'],
): ServiceReview => ({ id, name, score, text, date: presentDay(createdAt), specialist: of });

/**
 * Adds the review of a customer who visited this specialist (API-113, API-127, API-134). It is visible at once.
 *
 * @throws ShopError 403 `no_visit` without a past visit, 409 `already_reviewed`
 */
export async function addServiceReview(
  kind: ServiceKind,
  { specialistId, score, text }: z.output<typeof serviceReviewForm>,
  context: CustomerContext,
): Promise<AddedReview> {
  const { db, customerId, now } = context;
  const visited = (await visitedSpecialists(kind, context)).find(({ id }) => id === specialistId);
  if (!visited) throw new ShopError(403, 'no_visit', 'Отзыв можно оставить только после визита к этому специалисту');
  const [author] = await db.select({ name: customer.firstName }).from(customer).where(eq(customer.id, customerId));
  if (!author) throw unauthorized();
  const [added] = await db
    .insert(serviceReview)
    .values({ specialistId, customerId, name: author.name || 'Покупатель', score, text, createdAt: now() })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new ShopError(409, 'already_reviewed', 'Вы уже оставили отзыв об этом специалисте');
  const { id, name } = visited;
  return { message: 'Спасибо за отзыв!', review: presentReview(added, { id, name }) };
}

type Visited = Pick<typeof bookedVisit.$inferSelect, 'id' | 'customerId' | 'specialistId'>;

/** The ids of visits whose visitor has written a review: of the visit, or as a customer of its specialist. */
export async function reviewedAmong(db: Database, visits: readonly Visited[]): Promise<ReadonlySet<number>> {
  if (visits.length === 0) return new Set();
  const customers = visits.flatMap(({ customerId }) => customerId ?? []);
  const ofVisit = inArray(
    serviceReview.visitId,
    visits.map(({ id }) => id),
  );
  const { visitId, customerId, specialistId } = serviceReview;
  const written = await db
    .select({ visitId, customerId, specialistId })
    .from(serviceReview)
    .where(customers.length > 0 ? or(ofVisit, inArray(customerId, customers)) : ofVisit);
  const isReviewed = (visit: Visited) =>
    written.some(
      (review) =>
        review.visitId === visit.id ||
        (review.customerId !== null &&
          review.customerId === visit.customerId &&
          review.specialistId === visit.specialistId),
    );
  return new Set(visits.filter(isReviewed).map(({ id }) => id));
}

/**
 * Adds the review of a visit by its signed link. It has the first name of the visitor.
 *
 * @throws ShopError 404, 403 `no_visit` before the visit, 409 `already_reviewed`
 */
export async function addReviewByLink(
  token: string,
  { score, text }: Pick<z.output<typeof serviceReviewForm>, 'score' | 'text'>,
  context: Context,
): Promise<AddedReview> {
  const { db, now } = context;
  const { booked, specialist: of } = await findVisit(db, accessByLink(token, context).where);
  const { id: visitId, specialistId, customerId, name } = booked;
  if (booked.status !== 'booked' || booked.endsAt > now())
    throw new ShopError(403, 'no_visit', 'Отзыв можно оставить только после визита');
  const [added] = await db
    .insert(serviceReview)
    .values({
      ...{ visitId, specialistId, customerId, score, text, createdAt: now() },
      name: name.split(' ')[0] || 'Покупатель',
    })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new ShopError(409, 'already_reviewed', 'Вы уже оставили отзыв об этом специалисте');
  return { message: 'Спасибо за отзыв!', review: presentReview(added, { id: of.id, name: of.name }) };
}
