import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeliveryType } from 'shared-contracts/api/delivery';
import { plural } from 'shared-contracts/format';
import type { Database } from '../db/database';
import { deliveryOffer, deliveryService } from '../db/schema';

/** Fast delivery needs its polygons, charity its shelters: until the shop knows them it offers neither. */
const offeredTypes: DeliveryType[] = ['courier', 'pickup', 'fast_pickup'];

/** The ways of delivery that are open in a location, by SORT (ORD-09). */
export async function offersIn(db: Database, locationId: number) {
  const rows = await db
    .select({ service: deliveryService, offer: deliveryOffer })
    .from(deliveryOffer)
    .innerJoin(deliveryService, eq(deliveryService.id, deliveryOffer.serviceId))
    .where(and(eq(deliveryOffer.locationId, locationId), inArray(deliveryService.type, offeredTypes)))
    .orderBy(asc(deliveryService.sort), asc(deliveryService.id));
  return rows.map(({ service, offer }) => ({ ...offer, ...service }));
}

export type Offer = Awaited<ReturnType<typeof offersIn>>[number];

/** Kopecks for delivering goods of this worth. */
export function deliveryPrice({ price, freeFrom }: Pick<Offer, 'price' | 'freeFrom'>, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price;
}

/** When the first delivery can be: "сегодня", "завтра", "через 3 дня". */
export function periodOf({ daysFrom }: Pick<Offer, 'daysFrom'>): string {
  return (
    ['сегодня', 'завтра', 'послезавтра'][daysFrom] ?? `через ${daysFrom} ${plural(daysFrom, ['день', 'дня', 'дней'])}`
  );
}
