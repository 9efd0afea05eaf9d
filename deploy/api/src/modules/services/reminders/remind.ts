import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { and, asc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { bookedVisit, city, pickupPoint, salon } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Work } from '../../../jobs/job';
import { queueMessages } from '../../messages/api';
import { isAwake } from './awake';

const HOUR = 3_600_000;
/** How long before a visit its reminders are sent. */
const AHEAD = { day: 24 * HOUR, hours: CHANGE_HOURS * HOUR };
/** The most visits in one run; the next run continues. */
const BATCH = 200;

type Reminded = (typeof bookedVisit.$inferSelect)['reminded'];

/** The reminders that a visit at this time does not need, because its visitor has just chosen the time. */
export function remindedAlready(startsAt: Date, now: Date): Reminded {
  const left = startsAt.getTime() - now.getTime();
  if (left <= AHEAD.hours) return 'hours';
  return left <= AHEAD.day ? 'day' : 'no';
}

/** Whether a reminder is still true when it is sent: the visit may have been moved, or may have begun. */
export const isTimely = (event: 'remind_day' | 'remind_hours', startsAt: Date, now: Date): boolean =>
  startsAt > now && startsAt.getTime() - now.getTime() <= (event === 'remind_day' ? AHEAD.day : AHEAD.hours);

/**
 * Reminds of visits a day and two hours before them, each once. A reminder that falls into the night waits for the
 * morning; one that the morning overtakes is left out.
 */
export const remindOfVisits = ({ db, now: clock }: Pick<Work, 'db' | 'now'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    for (const { id, email, startsAt } of await visitsToRemind(tx, now)) {
      const isSoon = startsAt.getTime() - now.getTime() <= AHEAD.hours;
      await tx
        .update(bookedVisit)
        .set({ reminded: isSoon ? 'hours' : 'day' })
        .where(eq(bookedVisit.id, id));
      const event = isSoon ? 'remind_hours' : 'remind_day';
      // An email would be read too late two hours before.
      const channels = isSoon || email === '' ? (['sms'] as const) : (['sms', 'email'] as const);
      await queueMessages(tx, { kind: 'visit', id, event, channels }, now);
    }
  });

function visitsToRemind(tx: Database, now: Date) {
  const within = (time: number) => lte(bookedVisit.startsAt, new Date(now.getTime() + time));
  return tx
    .select({ id: bookedVisit.id, email: bookedVisit.email, startsAt: bookedVisit.startsAt })
    .from(bookedVisit)
    .innerJoin(salon, eq(salon.id, bookedVisit.salonId))
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .where(
      and(
        eq(bookedVisit.status, 'booked'),
        ne(bookedVisit.reminded, 'hours'),
        // Of a deleted account.
        ne(bookedVisit.phone, ''),
        gt(bookedVisit.startsAt, now),
        // In the conditions below too, but there PostgreSQL does not see where its index may stop: it read all visits ahead.
        within(AHEAD.day),
        or(
          and(eq(bookedVisit.reminded, 'no'), within(AHEAD.day)),
          and(inArray(bookedVisit.reminded, ['no', 'day']), within(AHEAD.hours)),
        ),
        isAwake(now),
      ),
    )
    .orderBy(asc(bookedVisit.startsAt), asc(bookedVisit.id))
    .limit(BATCH)
    .for('no key update', { of: bookedVisit, skipLocked: true });
}
