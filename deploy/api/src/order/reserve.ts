import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PricedLine } from '../basket/load-basket';
import type { Where } from '../catalogue/product-rows';
import type { Database } from '../db/database';
import { shopStock, stock } from '../db/schema';

/**
 * Takes the goods of an order out of the stock, within the order's transaction. Rows are locked in the order of their
 * products, so that orders for the same goods wait for one another and never lock each other out.
 *
 * @returns the lines for which there was not enough; when there are any, nothing was taken.
 */
export async function reserve(tx: Database, lines: PricedLine[], where: Where): Promise<PricedLine[]> {
  const ids = lines.map(({ product }) => product.id);
  const held = new Map((await lock(tx, ids, where)).map(({ productId, quantity }) => [productId, quantity]));
  const missing = lines
    .map((line) => ({ ...line, available: held.get(line.product.id) ?? 0 }))
    .filter(({ quantity, available }) => quantity > available);
  if (missing.length > 0) return missing;
  for (const { product, quantity } of lines) await take(tx, product.id, quantity, where);
  return [];
}

function lock(tx: Database, ids: number[], { locationId, shopId }: Where) {
  return shopId === null
    ? tx
        .select({ productId: stock.productId, quantity: stock.quantity })
        .from(stock)
        .where(and(inArray(stock.productId, ids), eq(stock.locationId, locationId)))
        .orderBy(asc(stock.productId))
        .for('update')
    : tx
        .select({ productId: shopStock.productId, quantity: shopStock.quantity })
        .from(shopStock)
        .where(and(inArray(shopStock.productId, ids), eq(shopStock.pointId, shopId)))
        .orderBy(asc(shopStock.productId))
        .for('update');
}

async function take(tx: Database, productId: number, pieces: number, { locationId, shopId }: Where): Promise<void> {
  const changedAt = sql`now()`;
  if (shopId === null) {
    await tx
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${pieces}`, changedAt })
      .where(and(eq(stock.productId, productId), eq(stock.locationId, locationId)));
  } else {
    await tx
      .update(shopStock)
      .set({ quantity: sql`${shopStock.quantity} - ${pieces}`, changedAt })
      .where(and(eq(shopStock.productId, productId), eq(shopStock.pointId, shopId)));
  }
}
