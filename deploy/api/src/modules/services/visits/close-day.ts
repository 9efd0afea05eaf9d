import type { Output } from '@zapovednik/api/call';
import type { closeSalonDay } from '@zapovednik/api/services/calls/closed-day';
import { cityTime } from '@zapovednik/rules/dates';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '../../../base/time/days';
import { zonedTime } from '../../../base/time/zoned-time';
import { bookedVisit, city, closedDay, pickupPoint, salon, specialist } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import { requireStaff } from '../../people/api';
import { queueVisitMessages } from './book';

/**
 * Closes a salon for a day, for its back office. Nothing can be booked on that day. Each visit loses its time, and its
 * customer gets an email with the link to choose another one. Visits that have begun stay. Repeating it changes
 * nothing.
 *
 * @throws ShopError 403 unless staff, 404 for an unknown salon, 409 `day_over` for a day in the past
 */
export async function closeDay(
  salonId: number,
  day: string,
  context: CustomerContext,
): Promise<Output<typeof closeSalonDay>> {
  await requireStaff(context);
  const { db, now } = context;
  const [place] = await db
    .select({ timeZone: city.timeZone })
    .from(salon)
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .where(eq(salon.id, salonId));
  if (!place) throw notFound('Салон не найден');
  if (day < cityTime(now(), place.timeZone).day) throw new ShopError(409, 'day_over', 'Этот день уже прошёл');
  // The same lock as for a booking: a booking in progress ends first and is closed too. A later one finds the day
  // closed.
  await db
    .select({ id: specialist.id })
    .from(specialist)
    .where(eq(specialist.salonId, salonId))
    .orderBy(asc(specialist.id))
    .for('no key update');
  await db.insert(closedDay).values({ salonId, day }).onConflictDoNothing();
  const [from, until] = [day, addDays(day, 1)].map((each) => zonedTime(each, '00:00', place.timeZone));
  if (!from || !until) throw new Error('A day has a beginning and an end');
  const begins = new Date(Math.max(from.getTime(), now().getTime()));
  const closed = await db
    .update(bookedVisit)
    .set({ status: 'closed', changes: sql`${bookedVisit.changes} + 1` })
    .where(
      and(
        eq(bookedVisit.salonId, salonId),
        eq(bookedVisit.status, 'booked'),
        gte(bookedVisit.startsAt, begins),
        lt(bookedVisit.startsAt, until),
      ),
    )
    .returning({ id: bookedVisit.id, email: bookedVisit.email });
  for (const { id, email } of closed) await queueVisitMessages(context, id, email, 'close_visit');
  return { id: salonId, day, visits: closed.length };
}
