import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { order } from './order';
import { customer } from './people';

/** The log of consents: who gave or withdrew which consent, when, and to which text. Rows are only added. */
export const consent = pgTable(
  'consent',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** `news`: by e-mail; `no_call`: no phone call before a delivery. */
    kind: text('kind', { enum: ['personal_data', 'news', 'news_sms', 'no_call'] }).notNull(),
    given: boolean('given').notNull(),
    /** The version of the text that the person saw. */
    textVersion: text('text_version').notNull(),
    /** The order with which it was given; null: given with a stock subscription or in the settings, or withdrawn. */
    orderId: integer('order_id').references(() => order.id, { onDelete: 'set null' }),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** The address of a consent to emails, or to the processing of this address. */
    email: text('email'),
    /** Hash of the network. */
    network: text('network').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('consent_order').on(table.orderId),
    index('consent_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
    index('consent_email').on(table.email).where(sql`${table.email} is not null`),
  ],
);
