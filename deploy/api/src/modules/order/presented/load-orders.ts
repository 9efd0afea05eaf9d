import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { autoOrder, order, orderLine, pickupPoint, product, stock } from '../../../db/schema';
import type { Where } from '../../catalogue/api';
import type { OrderRow } from '../../order-states/api';

/** A line of an order, with the current data of its product. */
type OrderedLine = Awaited<ReturnType<typeof linesOf>>[number];

/** An order with all data for its customer. */
export interface LoadedOrder {
  readonly row: OrderRow;
  readonly lines: readonly OrderedLine[];
  readonly pointName: string;
  /** Opening hours of the pickup point, or ''. */
  readonly schedule: string;
  /** "lat,lon" of the pickup point. */
  readonly point: string | null;
  readonly auto: typeof autoOrder.$inferSelect | null;
  /** The orders that the auto-order made, the newest first. */
  readonly children: readonly Pick<OrderRow, 'id' | 'statusId' | 'deliveryDate' | 'price' | 'parentOrderId'>[];
}

/** Loads the related rows of these orders, with one query of each kind for all of them. */
export async function loadOrders(db: Database, rows: readonly OrderRow[], where: Where): Promise<LoadedOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(db, ids, where), ({ orderId }) => orderId);
  const pointIds = rows.flatMap(({ pickupPointId }) => pickupPointId ?? []);
  const points = pointIds.length
    ? await db
        .select({
          id: pickupPoint.id,
          name: pickupPoint.name,
          schedule: pickupPoint.schedule,
          latitude: pickupPoint.latitude,
          longitude: pickupPoint.longitude,
        })
        .from(pickupPoint)
        .where(inArray(pickupPoint.id, pointIds))
    : [];
  const autos = await db.select().from(autoOrder).where(inArray(autoOrder.orderId, ids));
  const children = autos.length ? Map.groupBy(await childrenOf(db, ids), ({ parentOrderId }) => parentOrderId) : null;
  return rows.map((row) => {
    const point = points.find(({ id }) => id === row.pickupPointId);
    return {
      row,
      lines: lines.get(row.id) ?? [],
      pointName: point?.name ?? '',
      schedule: point?.schedule ?? '',
      point: point ? `${point.latitude},${point.longitude}` : null,
      auto: autos.find(({ orderId }) => orderId === row.id) ?? null,
      children: children?.get(row.id) ?? [],
    };
  });
}

function linesOf(db: Database, orderIds: number[], { locationId }: Where) {
  return db
    .select({
      id: orderLine.id,
      orderId: orderLine.orderId,
      productId: orderLine.productId,
      quantity: orderLine.quantity,
      name: orderLine.name,
      basePrice: orderLine.basePrice,
      price: orderLine.price,
      weight: orderLine.weight,
      bonusIn: orderLine.bonusIn,
      code: product.code,
      available: sql<number>`coalesce(${stock.quantity}, 0)`,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(stock, sql`${stock.productId} = ${product.id} and ${stock.locationId} = ${locationId}`)
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(orderLine.id);
}

function childrenOf(db: Database, parentIds: number[]) {
  return db
    .select({
      id: order.id,
      parentOrderId: order.parentOrderId,
      statusId: order.statusId,
      deliveryDate: order.deliveryDate,
      price: order.price,
    })
    .from(order)
    .where(inArray(order.parentOrderId, parentIds))
    .orderBy(desc(order.id));
}
