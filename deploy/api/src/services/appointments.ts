import { and, asc, desc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { Appointment } from 'shared-contracts/services/calls/booking';
import { roubles } from '../catalogue/price';
import type { Database } from '../db/database';
import { appointment, city, pickupPoint, salon, service, specialist } from '../db/schema';
import type { ServiceKind } from '../db/schema/salon';
import { cityTime } from '../delivery/city-time';
import type { CustomerContext } from '../http/context';
import { notFound } from '../http/shop-error';

const withDetails = (db: Database) =>
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

export async function loadAppointment(db: Database, id: number): Promise<AppointmentRow> {
  const [found] = await withDetails(db).where(eq(appointment.id, id));
  if (!found) throw notFound('Запись не найдена');
  return found;
}

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

/** Most records of one answer. */
const MOST = 200;

export type WhichRecords = 'in-work' | 'over' | 'all';

/** A customer's appointments of a kind: ahead, soonest first; over or cancelled, latest first (API-117, API-118). */
export async function ownAppointments(
  kind: ServiceKind,
  which: WhichRecords,
  { db, customerId, now }: CustomerContext,
  id?: number,
): Promise<{ records: Appointment[] }> {
  const conditions: Record<WhichRecords, SQL | undefined> = {
    'in-work': and(eq(appointment.status, 'booked'), gt(appointment.endsAt, now())),
    over: or(eq(appointment.status, 'cancelled'), lte(appointment.endsAt, now())),
    all: undefined,
  };
  const isOwn = and(eq(appointment.customerId, customerId), eq(salon.kind, kind), conditions[which]);
  const rows = await withDetails(db)
    .where(and(isOwn, id === undefined ? undefined : eq(appointment.id, id)))
    .orderBy(which === 'in-work' ? asc(appointment.startsAt) : desc(appointment.startsAt), asc(appointment.id))
    .limit(MOST);
  if (id !== undefined && rows.length === 0) throw notFound('Запись не найдена');
  return { records: rows.map(presentAppointment) };
}
