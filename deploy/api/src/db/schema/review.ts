import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer } from './people';
import { product } from './product';

/** A customer's review of a product (PRD-54), with the name from the time of writing. */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted, or never existed in this shop. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Base of the picture's addresses; '' without one. */
    photo: text('photo').notNull().default(''),
    score: integer('score').notNull(),
    text: text('text').notNull(),
    plus: text('plus').notNull().default(''),
    minus: text('minus').notNull().default(''),
    /** False: hidden by a moderator, neither shown nor counted. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('review_of_customer').on(table.customerId, table.productId),
    index('review_product').on(table.productId, table.createdAt),
    check('review_score', sql`${table.score} between 1 and 5`),
  ],
);
