import type { PickupPointAnswer } from '@zapovednik/api/checkout/wire/delivery';
import { toFlag } from '@zapovednik/rules/format';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { pickupPoint, shopStock, stock } from '../../db/schema';
import type { Context } from '../../http/context';
import { wantedGoods } from '../basket/api';
import { periodsAt, stockLevel } from '../offers/api';

export type PointRow = typeof pickupPoint.$inferSelect;

interface PointsRequest {
  serviceId?: number | undefined;
  productId?: number | undefined;
  /** Only points with fast pickup, by their own stock. */
  fast: boolean;
}

/** Pickup points of the city (API-42). */
export async function pickupPoints(
  { serviceId, productId, fast }: PointsRequest,
  context: Context,
): Promise<PickupPointAnswer[]> {
  const { db, locationId, city } = context;
  if (fast && !city.fastPickup) return [];
  const rows = await db
    .select()
    .from(pickupPoint)
    .where(
      and(
        eq(pickupPoint.locationId, locationId),
        eq(pickupPoint.handsOut, true),
        serviceId ? eq(pickupPoint.serviceId, serviceId) : undefined,
        fast ? eq(pickupPoint.fastPickup, true) : undefined,
      ),
    )
    .orderBy(asc(pickupPoint.sort), asc(pickupPoint.id));
  const wanted = productId ? [{ productId, quantity: 1 }] : await wantedGoods(context);
  const pieces = await piecesAt(rows, wanted, fast, context);
  const period = await periodsAt(fast, context);
  return rows.map((row) => presentPoint(row, pieces(row), period(row), context));
}

/** @param period when an order can be collected there, by {@link periodsAt} */
export function presentPoint(
  row: PointRow,
  pieces: number,
  period: string,
  { city }: Pick<Context, 'city'>,
): PickupPointAnswer {
  return {
    ID: row.id,
    NAME: row.name,
    CITY: city.name,
    COORDS: `${row.latitude},${row.longitude}`,
    PICKUP_POINT: toFlag(row.handsOut),
    PREVIEW_TEXT: row.address,
    PVZ_COST: roubles(row.cost),
    PHONE: row.phone,
    SERVICE_ID: row.serviceId,
    STOCK: stockLevel(pieces),
    SCHEDULE: row.schedule,
    PVZ_DELIVERY_TIME: period,
    FAST_PICKUP: toFlag(row.fastPickup && city.fastPickup),
  };
}

interface WantedGoods {
  productId: number;
  quantity: number;
}

/**
 * The number of pieces of the scarcest wanted product for a point: its own stock, or (except for fast pickup) the stock
 * that the city can send there. 0 when a line cannot be fulfilled. Without wanted products it is large.
 */
export async function piecesAt(
  points: PointRow[],
  wanted: WantedGoods[],
  fast: boolean,
  { db, locationId }: Pick<Context, 'db' | 'locationId'>,
) {
  const productIds = wanted.map(({ productId }) => productId);
  const pointIds = points.map(({ id }) => id);
  const nothing = productIds.length === 0 || pointIds.length === 0;
  const inShops = nothing
    ? []
    : await db
        .select()
        .from(shopStock)
        .where(and(inArray(shopStock.pointId, pointIds), inArray(shopStock.productId, productIds)));
  const inCity =
    nothing || fast
      ? []
      : await db
          .select()
          .from(stock)
          .where(and(eq(stock.locationId, locationId), inArray(stock.productId, productIds)));
  const shop = new Map(inShops.map((row) => [`${row.pointId}/${row.productId}`, row.quantity]));
  const city = new Map(inCity.map((row) => [row.productId, row.quantity]));
  return ({ id }: Pick<PointRow, 'id'>): number =>
    Math.min(
      ...wanted.map(({ productId, quantity }) => {
        const pieces = Math.max(shop.get(`${id}/${productId}`) ?? 0, city.get(productId) ?? 0);
        return pieces < quantity ? 0 : pieces;
      }),
    );
}
