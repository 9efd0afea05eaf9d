import type { Database } from '../../../db/database';
import type { PricedLine } from '../../basket/api';
import type { Where } from '../../catalogue/api';
import { changeStock, lockStock } from './stock';

/**
 * Reserves the goods of an order, within the order's transaction. Goods that the customer may not buy are not reserved.
 *
 * @returns the lines without enough stock; if there are any, nothing was reserved.
 */
export async function reserve(tx: Database, lines: PricedLine[], where: Where): Promise<PricedLine[]> {
  const held = await lockStock(
    tx,
    lines.map(({ product }) => product.id),
    where,
  );
  const missing = lines
    .map((line) => ({ ...line, available: line.isForbidden ? 0 : (held.get(line.product.id) ?? 0) }))
    .filter(({ quantity, available }) => quantity > available);
  if (missing.length > 0) return missing;
  await changeStock(
    tx,
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity: -quantity })),
    where,
  );
  return [];
}
