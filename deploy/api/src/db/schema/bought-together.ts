import { integer, pgTable } from 'drizzle-orm/pg-core';
import { product } from './product';

/**
 * The products that are most often ordered together with a product. A job computes it from the latest orders: see
 * `modules/catalogue/purchases/bought-together.ts`.
 */
export const boughtTogether = pgTable('bought_together', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** Ids of products, most often ordered first. */
  others: integer('others').array().notNull(),
});
