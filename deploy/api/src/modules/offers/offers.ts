import type { DeliveryType } from '@zapovednik/api/checkout/wire/delivery';
import { cityTime } from '@zapovednik/rules/dates';
import { plural } from '@zapovednik/rules/format';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { city, deliveryOffer, deliveryService, pickupPoint } from '../../db/schema';
import { type Arrival, arrivalFromShelf, arrivalText, byArrival, dayText, type Moment } from './arrival';

/** Available for any order. Fast delivery needs an address in a zone (`fast/`), charity its shelters. */
const openTypes: DeliveryType[] = ['courier', 'pickup', 'fast_pickup'];

/** The delivery services of a location, by SORT (ORD-09). After the cut-off, one day later. */
export async function offersIn(db: Database, locationId: number, now: Date, types = openTypes): Promise<Offer[]> {
  const rows = await db
    .select({ service: deliveryService, offer: deliveryOffer, timeZone: city.timeZone })
    .from(deliveryOffer)
    .innerJoin(deliveryService, eq(deliveryService.id, deliveryOffer.serviceId))
    .innerJoin(city, eq(city.locationId, deliveryOffer.locationId))
    .where(and(eq(deliveryOffer.locationId, locationId), inArray(deliveryService.type, types)))
    .orderBy(asc(deliveryService.sort), asc(deliveryService.id));
  const fromShelf = rows.some(({ service }) => service.type === 'fast_pickup') ? await schedulesIn(db, locationId) : [];
  return rows.map(({ service, offer, timeZone }): Offer => {
    const { day, time } = cityTime(now, timeZone);
    const later = offer.cutOff !== null && time >= offer.cutOff ? 1 : 0;
    const shelf = service.type === 'fast_pickup' ? earliest(fromShelf, { now, timeZone }) : null;
    const daysFrom = shelf?.from ?? offer.daysFrom + later;
    return { ...offer, ...service, daysFrom, later, today: day, time, shelf, fast: null };
  });
}

/** The opening hours of the city's shops with fast pickup. */
async function schedulesIn(db: Database, locationId: number): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ schedule: pickupPoint.schedule })
    .from(pickupPoint)
    .where(
      and(eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true), eq(pickupPoint.fastPickup, true)),
    );
  return rows.map(({ schedule }) => schedule);
}

const earliest = (schedules: readonly string[], moment: Moment): Arrival | null =>
  schedules.map((schedule) => arrivalFromShelf({ schedule }, moment)).sort(byArrival)[0] ?? null;

type OfferRow = typeof deliveryOffer.$inferSelect & typeof deliveryService.$inferSelect;

/** A delivery service in a location. */
export interface Offer extends OfferRow {
  /** The city's calendar day, YYYY-MM-DD, from which days are counted. */
  today: string;
  /** The city's time, "09:05". */
  time: string;
  /** Days that the order comes later, because it is made after the cut-off. */
  later: 0 | 1;
  /** For fast pickup: when the first shop of the city hands out. Null: the city has none. */
  shelf: Arrival | null;
  /** For fast delivery: the shop with the goods, and the duration. */
  fast: { shopId: number; minutes: number } | null;
}

type Tariff = Pick<Offer, 'price' | 'freeFrom'> & Partial<Pick<Offer, 'includedWeight' | 'pricePerKilogram'>>;

/**
 * The price in kopecks for delivering goods with this price (kopecks) and weight (grams). Additional kilograms always
 * cost extra.
 */
export function deliveryPrice(
  { price, freeFrom, includedWeight = null, pricePerKilogram = 0 }: Tariff,
  goods: number,
  weight = 0,
): number {
  const base = freeFrom !== null && goods >= freeFrom ? 0 : price;
  const further = includedWeight === null ? 0 : Math.max(0, Math.ceil((weight - includedWeight) / 1000));
  return base + further * pricePerKilogram;
}

/**
 * The time of the first delivery: "сегодня", "завтра", "через 3 дня"; for fast delivery "за 90 минут", "за 2 часа"; for fast pickup
 * "через час", "завтра с 10:00".
 */
export function periodOf({ daysFrom, fast, shelf }: Pick<Offer, 'daysFrom' | 'fast' | 'shelf'>): string {
  if (fast) return inTime(fast.minutes);
  return shelf ? arrivalText(shelf) : dayText({ from: daysFrom, to: daysFrom });
}

function inTime(minutes: number): string {
  const hours = minutes / 60;
  return Number.isInteger(hours)
    ? `за ${hours} ${plural(hours, ['час', 'часа', 'часов'])}`
    : `за ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`;
}
