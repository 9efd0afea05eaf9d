import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './people';
import { product } from './product';

/** A customer's question about a product, with the name from the time of writing. Everybody sees it once it is answered. */
export const productQuestion = pgTable(
  'product_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted, or never existed in this shop. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** The storefront on which it was asked, for the link in the letter about the answer; '' for questions from before this was kept. */
    origin: text('origin').notNull().default(''),
    /** The shop's answer; '' without one. */
    answer: text('answer').notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('product_question_product').on(table.productId),
    index('product_question_customer').on(table.customerId),
  ],
);
