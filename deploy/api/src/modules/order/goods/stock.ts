import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { shopStock, stock } from '../../../db/schema';
import type { Where } from '../../catalogue/api';

/**
 * Locks the stock of these products until the transaction ends, in the order of the products, so that orders for the same goods wait
 * for each other without a deadlock. Returns the pieces by product.
 */
export async function lockStock(
  tx: Database,
  ids: number[],
  { locationId, shopId }: Where,
): Promise<Map<number, number>> {
  const rows =
    shopId === null
      ? await tx
          .select({ productId: stock.productId, quantity: stock.quantity })
          .from(stock)
          .where(and(inArray(stock.productId, ids), eq(stock.locationId, locationId)))
          .orderBy(asc(stock.productId))
          .for('update')
      : await tx
          .select({ productId: shopStock.productId, quantity: shopStock.quantity })
          .from(shopStock)
          .where(and(inArray(shopStock.productId, ids), eq(shopStock.pointId, shopId)))
          .orderBy(asc(shopStock.productId))
          .for('update');
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/** Adds pieces to the stock of locked products; negative numbers subtract. */
export async function changeStock(
  tx: Database,
  changes: readonly { productId: number; quantity: number }[],
  { locationId, shopId }: Where,
): Promise<void> {
  const ids = sql.param(changes.map(({ productId }) => productId));
  const pieces = sql.param(changes.map(({ quantity }) => quantity));
  const change = sql`unnest(${ids}::int[], ${pieces}::int[]) as change (product_id, pieces)`;
  await tx.execute(
    shopId === null
      ? sql`update ${stock} set quantity = quantity + change.pieces from ${change}
            where ${stock.productId} = change.product_id and ${stock.locationId} = ${locationId}`
      : sql`update ${shopStock} set quantity = quantity + change.pieces from ${change}
            where ${shopStock.productId} = change.product_id and ${shopStock.pointId} = ${shopId}`,
  );
}
