import { and, eq, type SQL } from 'drizzle-orm';
import type { Appointment } from 'shared-contracts/services/calls/booking';
import { roubles } from '../../../base/money';
import { cityTime } from '../../../base/time/city-time';
import type { Database } from '../../../db/database';
import { appointment, city, pickupPoint, salon, service, specialist } from '../../../db/schema';
import { notFound } from '../../../http/shop-error';

/** Appointments with everything that is told of them. */
export const withDetails = (db: Database) =>
  db
    .select({ appointment, salon, point: pickupPoint, city, service, specialist })
    .from(appointment)
    .innerJoin(salon, eq(salon.id, appointment.salonId))
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .innerJoin(service, eq(service.id, appointment.serviceId))
    .innerJoin(specialist, eq(specialist.id, appointment.specialistId))
    .$dynamic();

export type AppointmentRow = Awaited<ReturnType<typeof withDetails>>[number];

/** @param where selects one appointment, or nothing when the person may not see it. @throws ShopError 404 */
export async function findAppointment(db: Database, where: SQL | undefined): Promise<AppointmentRow> {
  const [found] = await withDetails(db).where(and(where));
  if (!found) throw notFound('Запись не найдена');
  return found;
}

export const loadAppointment = (db: Database, id: number): Promise<AppointmentRow> =>
  findAppointment(db, eq(appointment.id, id));

export function presentAppointment({ appointment: row, ...of }: AppointmentRow): Appointment {
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
