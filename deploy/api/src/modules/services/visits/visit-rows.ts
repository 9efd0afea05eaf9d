import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { cityTime } from '@zapovednik/rules/dates';
import { and, eq, type SQL } from 'drizzle-orm';
import { roubles } from '../../../base/money';
import type { Database } from '../../../db/database';
import { bookedVisit, city, pickupPoint, salon, service, specialist } from '../../../db/schema';
import { notFound } from '../../../http/shop-error';

/** Visits with all data for their readers. */
export const withDetails = (db: Database) =>
  db
    .select({ booked: bookedVisit, salon, point: pickupPoint, city, service, specialist })
    .from(bookedVisit)
    .innerJoin(salon, eq(salon.id, bookedVisit.salonId))
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .innerJoin(service, eq(service.id, bookedVisit.serviceId))
    .innerJoin(specialist, eq(specialist.id, bookedVisit.specialistId))
    .$dynamic();

export type VisitRow = Awaited<ReturnType<typeof withDetails>>[number];

/** @param where selects one visit, or nothing when the person may not see it. @throws ShopError 404 */
export async function findVisit(db: Database, where: SQL | undefined): Promise<VisitRow> {
  const [found] = await withDetails(db).where(and(where));
  if (!found) throw notFound('Запись не найдена');
  return found;
}

export const loadVisit = (db: Database, id: number): Promise<VisitRow> => findVisit(db, eq(bookedVisit.id, id));

export function presentVisit({ booked: row, ...of }: VisitRow): BookedVisit {
  const { timeZone } = of.city;
  return {
    id: row.id,
    status: row.status,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    ...cityTime(row.startsAt, timeZone),
    timeZone,
    salon: {
      id: of.salon.id,
      name: of.salon.name,
      address: of.point.address,
      entrance: of.salon.entrance,
      phone: of.salon.phone,
    },
    specialist: { id: of.specialist.id, name: of.specialist.name, position: of.specialist.position },
    service: { id: of.service.id, name: of.service.name },
    price: roubles(row.price),
    pet: { animal: row.animal, breed: row.breed, name: row.petName },
  };
}
