import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type order, orderLine } from '../../db/schema';
import { changeStock, lockStock } from './stock';

type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'locationId' | 'stockPointId'>;

/** Returns the goods of an order to the stock they were reserved from. */
export async function release(tx: Database, { id, locationId, stockPointId }: OrderRow): Promise<void> {
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
