import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import {
  bookedVisit,
  city,
  closedDay,
  pickupPoint,
  salon,
  service,
  slotHold,
  specialist,
  workingHours,
} from '../../../db/schema';
import { notFound } from '../../../http/shop-error';
import type { Diary } from './slots';

export interface WantedVisit {
  /** Undefined: of any kind. */
  readonly kind?: ServiceKind | undefined;
  readonly salonId: number;
  /** Null: half an hour for any service. */
  readonly serviceId: number | null;
  /** Null: any specialist who offers the service. */
  readonly specialistId: number | null;
}

interface DiaryOptions {
  readonly db: Database;
  readonly now: Date;
  /** The visitor's own hold does not count. */
  readonly sessionKey: string | null;
  /** A visit that is being moved, which does not count. */
  readonly movedVisit?: number | undefined;
  /**
   * Locks the specialists until the transaction ends, so that visits of one specialist are booked one after the other.
   */
  readonly lock?: boolean;
}

/** Minutes of a visit before its service is chosen. */
const HALF_HOUR = 30;
/** The longest visit, in milliseconds. It is needed because the index finds visits by their beginning. */
const LONGEST = 24 * 3_600_000;

/**
 * The data that decides when a visit can begin: the salon's clock and closed days, the length of the service, and the
 * diaries of the specialists who offer it.
 *
 * @throws ShopError 404 for an unknown salon, service or specialist, or if they do not belong together
 */
export async function readDiaries(wanted: WantedVisit, options: DiaryOptions) {
  const { db, now, lock = false } = options;
  const { kind, salonId, serviceId, specialistId } = wanted;
  const [place] = await db
    .select({ kind: salon.kind, timeZone: city.timeZone })
    .from(salon)
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .where(and(eq(salon.id, salonId), kind && eq(salon.kind, kind)));
  if (!place) throw notFound('Салон не найден');
  const offers = and(
    eq(specialist.salonId, salonId),
    serviceId === null ? undefined : sql`${serviceId} = any(${specialist.serviceIds})`,
    specialistId === null ? undefined : eq(specialist.id, specialistId),
  );
  const minutes = serviceId === null ? HALF_HOUR : await minutesOf(db, serviceId, place.kind);
  const who = db.select({ id: specialist.id }).from(specialist).where(offers).orderBy(asc(specialist.id));
  const ids = (await (lock ? who.for('no key update') : who)).map(({ id }) => id);
  if (specialistId !== null && ids.length === 0) throw notFound('Специалист не найден');
  const closed = await db
    .select({ day: closedDay.day })
    .from(closedDay)
    .where(and(eq(closedDay.salonId, salonId), sql`${closedDay.day} > ${now.toISOString().slice(0, 10)}::date - 2`));
  return {
    timeZone: place.timeZone,
    kind: place.kind,
    minutes,
    closed: new Set(closed.map(({ day }) => day)),
    diaries: await diariesOf(ids, options),
  };
}

async function minutesOf(db: Database, serviceId: number, kind: ServiceKind): Promise<number> {
  const [found] = await db
    .select({ minutes: service.minutes })
    .from(service)
    .where(and(eq(service.id, serviceId), eq(service.kind, kind)));
  if (!found) throw notFound('Услуга не найдена');
  return found.minutes;
}

async function diariesOf(ids: number[], { db, now, sessionKey, movedVisit }: DiaryOptions): Promise<Diary[]> {
  if (ids.length === 0) return [];
  const hours = await db.select().from(workingHours).where(inArray(workingHours.specialistId, ids));
  const booked = await db
    .select()
    .from(bookedVisit)
    .where(
      and(
        inArray(bookedVisit.specialistId, ids),
        eq(bookedVisit.status, 'booked'),
        gt(bookedVisit.startsAt, new Date(now.getTime() - LONGEST)),
        gt(bookedVisit.endsAt, now),
        movedVisit === undefined ? undefined : ne(bookedVisit.id, movedVisit),
      ),
    );
  const held = await db
    .select()
    .from(slotHold)
    .where(
      and(
        inArray(slotHold.specialistId, ids),
        gt(slotHold.heldUntil, now),
        sessionKey === null ? undefined : ne(slotHold.sessionKey, sessionKey),
      ),
    );
  return ids.map((specialistId) => ({
    specialistId,
    hours: new Map(
      hours
        .filter((row) => row.specialistId === specialistId)
        .map(({ weekday, from, until }) => [weekday, { from, until }]),
    ),
    busy: [...booked, ...held].filter((row) => row.specialistId === specialistId),
  }));
}

/** Deletes expired holds. */
export async function forgetOldHolds(db: Database, now: Date): Promise<void> {
  await db.delete(slotHold).where(lt(slotHold.heldUntil, now));
}
