import type { StoredAddress } from '@zapovednik/api/checkout/wire/address';
import type { Recipient } from '@zapovednik/rules/input';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { order } from './order';
import { customer, session } from './people';

const variant = () => text('variant', { enum: ['week', 'two_weeks', 'month', 'two_months', 'custom'] }).notNull();

/** A place of an auto-order. A saved address is copied as it was when it was chosen. */
export type ChosenPlace = { readonly serviceId: number; readonly name: string } & (
  | { readonly kind: 'point'; readonly id: number; readonly address: string }
  | { readonly kind: 'address'; readonly id: number; readonly address: StoredAddress; readonly line: string }
);

/** A price that the customer was told: the next order is not more expensive. */
export type ToldPrice = { readonly productId: number; readonly price: number };

/** An order that repeats automatically. Its children are separate orders (ORD-59). */
export const autoOrder = pgTable(
  'auto_order',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    variant: variant(),
    /** Every so many days, weeks or months. */
    interval: integer('interval').notNull(),
    unit: text('unit', { enum: ['day', 'week', 'month'] }).notNull(),
    /** The delivery day of the next child. */
    nextDate: date('next_date').notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** While it is set, no orders are made. */
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    /** The goods of each order, if the customer changed them. Null: the goods of the parent order. */
    goods: jsonb('goods').$type<{ productId: number; quantity: number }[]>(),
    /** The place of the orders, if the customer changed it. Null: as in the parent order. */
    place: jsonb('place').$type<ChosenPlace>(),
    /** Payment method and recipient, if the customer changed them. Null: as in the parent order. */
    paySystemId: integer('pay_system_id'),
    recipient: jsonb('recipient').$type<Recipient>(),
    /** The problem with the last child, for the customer. */
    problem: text('problem'),
    /** When the email about the next order is queued. Null: it is queued already, or there is none. */
    announceAt: timestamp('announce_at', { withTimezone: true }),
    /** The prices of one piece that the customer knows before the next order is made, in kopecks. Null: not told yet. */
    toldPrices: jsonb('told_prices').$type<ToldPrice[]>(),
    /** Origin of the storefront that the email links to. */
    origin: text('origin').notNull().default(''),
  },
  (table) => [
    index('auto_order_customer').on(table.customerId),
    index('auto_order_due').on(table.nextDate).where(sql`${table.cancelledAt} is null`),
    index('auto_order_to_announce').on(table.announceAt).where(sql`${table.announceAt} is not null`),
  ],
);

/** How the visitor's next order is repeated (API-102). */
export const autoOrderMode = pgTable('auto_order_mode', {
  sessionKey: text('session_key')
    .primaryKey()
    .references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
  variant: variant(),
  interval: integer('interval').notNull(),
  unit: text('unit', { enum: ['day', 'week', 'month'] }).notNull(),
});
