import type { PickupPointAnswer } from '@zapovednik/api/checkout/wire/delivery';
import { toFlag } from '@zapovednik/rules/format';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { pickupPoint, shopStock, stock } from '../../db/schema';
import type { Context } from '../../http/context';
import { basketGoods } from '../basket/api';
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
  const wanted = productId ? [{ productId, quantity: 1 }] : await basketGoods(context);
  const goods = await goodsAt(rows, wanted, fast, context);
  const period = await periodsAt(fast, context);
  return rows.map((row) => presentPoint(row, goods(row), period(row), context));
}

/** @param period when an order can be collected there, by {@link periodsAt} */
export function presentPoint(
  row: PointRow,
  { scarcest, counted }: GoodsAtPoint,
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
    STOCK: stockLevel(scarcest),
    SCHEDULE: row.schedule,
    PVZ_DELIVERY_TIME: period,
    FAST_PICKUP: toFlag(row.fastPickup && city.fastPickup),
    ...(counted && { GOODS: counted }),
  };
}

interface WantedGoods {
  productId: number;
  quantity: number;
}

interface GoodsAtPoint {
  /** Pieces of the scarcest wanted product; 0 when a line cannot be fulfilled. Without wanted products it is large. */
  scarcest: number;
  /** Wanted pieces on the shelf of a shop. Null: the goods do not come from its shelf, or none are wanted. */
  counted: { HERE: number; WANTED: number } | null;
}

/**
 * What a point has of the wanted products: its own stock, or (except for fast pickup) the stock that the city can send there.
 */
export async function goodsAt(
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
  return ({ id }: Pick<PointRow, 'id'>): GoodsAtPoint => {
    const lines = wanted.map(({ productId, quantity }) => ({
      quantity,
      pieces: Math.max(shop.get(`${id}/${productId}`) ?? 0, city.get(productId) ?? 0),
    }));
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
    return {
      scarcest: Math.min(...lines.map(({ pieces, quantity }) => (pieces < quantity ? 0 : pieces))),
      counted:
        fast && lines.length > 0
          ? { HERE: sum(({ pieces, quantity }) => Math.min(pieces, quantity)), WANTED: sum(({ quantity }) => quantity) }
          : null,
    };
  };
}
