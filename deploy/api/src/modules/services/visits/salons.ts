import type { Salon, SalonService, ServiceKind, Specialist } from '@zapovednik/api/services/calls/salon';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { roubles } from '../../../base/money';
import type { Database } from '../../../db/database';
import {
  city,
  pickupPoint,
  salon,
  service,
  servicePrice,
  serviceReview,
  specialist,
  workingHours,
} from '../../../db/schema';

/** The salons of a kind, in one location or all, with their services (API-110, API-120, API-129). */
export async function salonsOf(db: Database, kind: ServiceKind, locationId?: number): Promise<Salon[]> {
  const rows = await db
    .select({ salon, point: pickupPoint, city })
    .from(salon)
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .where(and(eq(salon.kind, kind), locationId === undefined ? undefined : eq(pickupPoint.locationId, locationId)))
    .orderBy(asc(city.sort), asc(salon.sort), asc(salon.id));
  const staff = await db
    .select({ salonId: specialist.salonId, serviceIds: specialist.serviceIds })
    .from(specialist)
    .innerJoin(salon, eq(salon.id, specialist.salonId))
    .where(eq(salon.kind, kind));
  return rows.map(({ salon: row, point, city: where }) => ({
    id: row.id,
    name: row.name,
    shopId: row.shopId,
    locationId: point.locationId,
    city: where.name,
    address: point.address,
    entrance: row.entrance,
    coords: [point.latitude, point.longitude],
    phone: row.phone,
    schedule: point.schedule,
    timeZone: where.timeZone,
    serviceIds: [...new Set(staff.flatMap(({ salonId, serviceIds }) => (salonId === row.id ? serviceIds : [])))],
  }));
}

/** The services of a kind with their prices (API-116, API-121, API-128). */
export async function servicesOf(db: Database, kind: ServiceKind, id?: number): Promise<SalonService[]> {
  const rows = await db
    .select()
    .from(service)
    .where(and(eq(service.kind, kind), id === undefined ? undefined : eq(service.id, id)))
    .orderBy(asc(service.sort), asc(service.id));
  const prices = await db
    .select()
    .from(servicePrice)
    .where(
      inArray(
        servicePrice.serviceId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(servicePrice.price), asc(servicePrice.id));
  return rows.map(({ id, name, description, minutes }) => ({
    id,
    name,
    description,
    minutes,
    prices: prices
      .filter(({ serviceId }) => serviceId === id)
      .map(({ animal, breed, size, price }) => ({ animal, breed, size, price: roubles(price) })),
  }));
}

/** The specialists of a kind with their hours (VET-03, GRM-03, HND-03) and the average of their reviews (API-115, API-122, API-130). */
export async function specialistsOf(db: Database, kind: ServiceKind): Promise<Specialist[]> {
  const rows = await db
    .select({
      specialist,
      rating: sql<number>`coalesce(round(avg(${serviceReview.score}), 1), 0)::float`,
      reviews: sql<number>`count(${serviceReview.id})::int`,
    })
    .from(specialist)
    .innerJoin(salon, eq(salon.id, specialist.salonId))
    .leftJoin(serviceReview, and(eq(serviceReview.specialistId, specialist.id), eq(serviceReview.isActive, true)))
    .where(eq(salon.kind, kind))
    .groupBy(specialist.id)
    .orderBy(asc(specialist.sort), asc(specialist.id));
  const hours = Map.groupBy(await hoursOf(db, kind), ({ specialistId }) => specialistId);
  return rows.map(({ specialist: { sort: _, ...row }, rating, reviews }) => ({
    ...row,
    hours: (hours.get(row.id) ?? []).map(({ weekday, from, until }) => ({
      ...{ weekday, from: from.slice(0, 5), until: until.slice(0, 5) },
    })),
    rating,
    reviews,
  }));
}

/** The working hours of the specialists of a kind, by weekday. */
const hoursOf = (db: Database, kind: ServiceKind) =>
  db
    .select({
      specialistId: workingHours.specialistId,
      ...{ weekday: workingHours.weekday, from: workingHours.from, until: workingHours.until },
    })
    .from(workingHours)
    .innerJoin(specialist, eq(specialist.id, workingHours.specialistId))
    .innerJoin(salon, eq(salon.id, specialist.salonId))
    .where(eq(salon.kind, kind))
    .orderBy(asc(workingHours.specialistId), asc(workingHours.weekday));
