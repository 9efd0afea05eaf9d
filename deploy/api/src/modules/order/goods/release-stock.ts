import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { orderLine } from '../../../db/schema';
import type { OrderEnded } from '../status/events';
import { changeStock, lockStock } from './stock';

/** Returns the goods of an order to the stock from which they were reserved. */
export async function releaseStock(tx: Database, { order, effects }: OrderEnded): Promise<void> {
  if (!effects.includes('release stock')) return;
  const { id, locationId, stockPointId } = order;
  const where = { locationId, shopId: stockPointId };
  const lines = await tx
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, id));
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
    where,
  );
  await changeStock(tx, lines, where);
}
