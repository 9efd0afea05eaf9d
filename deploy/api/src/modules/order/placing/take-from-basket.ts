import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { basket, basketLine } from '../../../db/schema';
import type { PricedLine } from '../../basket/api';

/** Removes what was ordered, with its promotion code. What is left can be ordered in another way. */
export async function takeFromBasket(db: Database, basketId: number, left: PricedLine[]): Promise<void> {
  const quantities = new Map(left.map(({ id, quantity }) => [id, quantity]));
  for (const { id } of await db.select().from(basketLine).where(eq(basketLine.basketId, basketId))) {
    const quantity = quantities.get(id);
    if (quantity === undefined) await db.delete(basketLine).where(eq(basketLine.id, id));
    else await db.update(basketLine).set({ quantity }).where(eq(basketLine.id, id));
  }
  await db.update(basket).set({ couponCode: null }).where(eq(basket.id, basketId));
}
