import { and, asc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { bookedVisit, city, pickupPoint, salon, serviceReview } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Work } from '../../../jobs/job';
import { queueMessages } from '../../messages/api';
import { isAwake } from './awake';

const HOUR = 3_600_000;
/** How long after the end of a visit its visitor is asked, and until when. */
const AFTER = { from: 3 * HOUR, until: 7 * 24 * HOUR };
const BATCH = 200;

/**
 * Asks for a review after a visit, once and by email: guests too. Not those who have reviewed this specialist before.
 */
export const askForReviews = ({ db, now: clock }: Pick<Work, 'db' | 'now'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const ago = (time: number) => new Date(now.getTime() - time);
    const visits = await tx
      .select({ id: bookedVisit.id })
      .from(bookedVisit)
      .innerJoin(salon, eq(salon.id, bookedVisit.salonId))
      .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
      .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
      .leftJoin(
        serviceReview,
        and(
          eq(serviceReview.customerId, bookedVisit.customerId),
          eq(serviceReview.specialistId, bookedVisit.specialistId),
        ),
      )
      .where(
        and(
          eq(bookedVisit.status, 'booked'),
          eq(bookedVisit.askedForReview, false),
          ne(bookedVisit.email, ''),
          gt(bookedVisit.endsAt, ago(AFTER.until)),
          lte(bookedVisit.endsAt, ago(AFTER.from)),
          isNull(serviceReview.id),
          isAwake(now),
        ),
      )
      .orderBy(asc(bookedVisit.endsAt), asc(bookedVisit.id))
      .limit(BATCH)
      .for('no key update', { of: bookedVisit, skipLocked: true });
    const ids = visits.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.update(bookedVisit).set({ askedForReview: true }).where(inArray(bookedVisit.id, ids));
    for (const id of ids) await queueMessages(tx, { kind: 'visit', id, event: 'ask_review', channels: ['email'] }, now);
  });
