import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer, session } from './people';
import { location } from './places';
import { product } from './product';

/**
 * A customer, or an anonymous visitor's session, wants an email when a product is in stock again (PRD-48). The
 * subscription stays after the session, and ends with the email.
 */
export const subscription = pgTable(
  'subscription',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The city whose stock is awaited. */
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    email: text('email').notNull(),
    /** Origin of the storefront that the email links to. */
    origin: text('origin').notNull().default(''),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    sessionKey: text('session_key').references(() => session.key, { onDelete: 'set null', onUpdate: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its email was queued. Null: its product is not in stock yet. */
    takenAt: timestamp('taken_at', { withTimezone: true }),
  },
  (table) => [
    unique('subscription_of_customer').on(table.customerId, table.productId),
    unique('subscription_of_session').on(table.sessionKey, table.productId),
    index('subscription_product').on(table.productId),
    index('subscription_email').on(sql`lower(${table.email})`),
  ],
);
