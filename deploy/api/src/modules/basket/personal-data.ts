import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { basket, basketLine, couponUse } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';
import type { Customer } from '../../http/session';

async function basketOf(db: Database, { id }: Customer) {
  return db
    .select({
      locationId: basket.locationId,
      productId: basketLine.productId,
      quantity: basketLine.quantity,
    })
    .from(basket)
    .innerJoin(basketLine, eq(basketLine.basketId, basket.id))
    .where(eq(basket.customerId, id));
}

export const basketData: PersonalData = {
  holds: 'The baskets of a customer, and the promotion codes that were used',
  export: async (db, owner) => ({
    basket: await basketOf(db, owner),
    coupons: await rowsOf(db, couponUse, owner),
  }),
  lock: {
    level: 'basket',
    take: (tx, customerId) =>
      tx
        .select({ id: basket.id })
        .from(basket)
        .where(eq(basket.customerId, customerId))
        .orderBy(asc(basket.locationId))
        .for('update'),
  },
};
