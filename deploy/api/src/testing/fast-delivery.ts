import type { Database } from '../db/database';
import * as tables from '../db/schema';
import { EKATERINBURG } from './small-shop';

/** Locations in Екатеринбург by their zone. */
export const INSIDE = '56.84,60.61';
export const NIGHT_ONLY = '56.74,60.61';
export const OUTSIDE = '56.95,60.61';

const square = (latitude: number, longitude: number): [number, number][] => [
  [latitude - 0.02, longitude - 0.02],
  [latitude + 0.02, longitude - 0.02],
  [latitude + 0.02, longitude + 0.02],
  [latitude - 0.02, longitude + 0.02],
];

/** Fast delivery for the small shop: from point 1, always open around it, never in the south. */
export async function fillFastDelivery(db: Database): Promise<void> {
  await db.insert(tables.deliveryService).values({ id: 4, type: 'fast_delivery', name: 'Быстрая доставка', sort: 150 });
  await db.insert(tables.deliveryOffer).values({ serviceId: 4, locationId: EKATERINBURG, price: 0, daysFrom: 0 });
  const zone = {
    locationId: EKATERINBURG,
    pointId: 1,
    name: 'Центр',
    price: 29_900,
    freeFrom: 500_000,
    minutes: 120,
    maxWeight: 20_000,
  };
  await db.insert(tables.fastDeliveryZone).values([
    { ...zone, id: 1, corners: square(56.84, 60.61), opensAt: '00:00', closesAt: '24:00' },
    { ...zone, id: 2, corners: square(56.74, 60.61), opensAt: '00:00', closesAt: '00:00' },
  ]);
}
