import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type order, orderLine, shopStock, stock } from '../db/schema';
import { stockPlaceOf } from './stock-place';

type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'deliveryType' | 'pickupPointId' | 'locationId'>;

/** Puts the goods of an order back to where they were taken from, product by product in the order in which `reserve` locks. */
export async function release(tx: Database, order: OrderRow): Promise<void> {
  const { shopId, locationId } = stockPlaceOf(order);
  const lines = await tx
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.productId));
  const changedAt = sql`now()`;
  for (const line of lines) {
    if (shopId === null) {
      await tx
        .insert(stock)
        .values({ ...line, locationId })
        .onConflictDoUpdate({
          target: [stock.productId, stock.locationId],
          set: { quantity: sql`${stock.quantity} + ${line.quantity}`, changedAt },
        });
    } else {
      await tx
        .insert(shopStock)
        .values({ ...line, pointId: shopId })
        .onConflictDoUpdate({
          target: [shopStock.productId, shopStock.pointId],
          set: { quantity: sql`${shopStock.quantity} + ${line.quantity}`, changedAt },
        });
    }
  }
}
