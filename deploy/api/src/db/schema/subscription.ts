import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer, session } from './people';
import { location } from './places';
import { product } from './product';

/**
 * Somebody wants a letter when a product is in stock again (PRD-48): a customer, or a session while anonymous. It outlives
 * the session, and ends with the letter.
 */
export const subscription = pgTable(
  'subscription',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Of the city whose stock is waited for. */
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    email: text('email').notNull(),
    /** Scheme, host and port of the storefront that the letter leads to. */
    origin: text('origin').notNull().default(''),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    sessionKey: text('session_key').references(() => session.key, { onDelete: 'set null', onUpdate: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a process took it on to send the letter. */
    takenAt: timestamp('taken_at', { withTimezone: true }),
  },
  (table) => [
    unique('subscription_of_customer').on(table.customerId, table.productId),
    unique('subscription_of_session').on(table.sessionKey, table.productId),
    index('subscription_product').on(table.productId),
  ],
);
