import { toFlag } from '@zapovednik/rules/format';
import { and, asc, eq, gt } from 'drizzle-orm';
import { pickupPoint, shopStock } from '../../db/schema';
import type { Context } from '../../http/context';
import { stockLevel } from '../offers/api';

/** Goods in stock at a shop with fast pickup can be picked up within the hour. */
const TODAY = 'сегодня';

/** Shops of the city that have a product, the largest stock first (API-13). */
export async function shopStocks(productId: number, { db, locationId, city }: Context) {
  const rows = await db
    .select({ point: pickupPoint, quantity: shopStock.quantity })
    .from(shopStock)
    .innerJoin(pickupPoint, eq(pickupPoint.id, shopStock.pointId))
    .where(and(eq(shopStock.productId, productId), eq(pickupPoint.locationId, locationId), gt(shopStock.quantity, 0)))
    .orderBy(asc(pickupPoint.sort), asc(pickupPoint.id));
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
      PERIOD: city.fastPickup && point.fastPickup ? TODAY : point.deliveryTime,
    }));
}
