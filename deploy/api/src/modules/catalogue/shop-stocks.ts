import { toFlag } from '@zapovednik/rules/format';
import { and, asc, eq, gt } from 'drizzle-orm';
import { pickupPoint, shopStock } from '../../db/schema';
import type { Context } from '../../http/context';
import { arrivalFromShelf, dayText, periodsAt, stockLevel } from '../offers/api';

/** Shops of the city that have a product, the largest stock first (API-13). */
export async function shopStocks(productId: number, context: Context) {
  const { db, locationId, city, now } = context;
  const moment = { now: now(), timeZone: city.timeZone };
  const rows = await db
    .select({ point: pickupPoint, quantity: shopStock.quantity })
    .from(shopStock)
    .innerJoin(pickupPoint, eq(pickupPoint.id, shopStock.pointId))
    .where(and(eq(shopStock.productId, productId), eq(pickupPoint.locationId, locationId), gt(shopStock.quantity, 0)))
    .orderBy(asc(pickupPoint.sort), asc(pickupPoint.id));
  const period = await periodsAt(false, context);
  return rows
    .sort((a, b) => b.quantity - a.quantity)
    .map(({ point, quantity }) => ({
      ID: point.id,
      NAME: point.name,
      ADDRESS: point.address,
      COORDS: `${point.latitude},${point.longitude}`,
      SCHEDULE: point.schedule,
      PHONE: point.phone,
      QUANTITY: quantity,
      STOCK: stockLevel(quantity),
      PICKUP_POINT: toFlag(point.handsOut),
      PERIOD: city.fastPickup && point.fastPickup ? dayText(arrivalFromShelf(point, moment)) : period(point),
    }));
}
