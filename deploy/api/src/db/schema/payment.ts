import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { acquirerNames } from './delivery';
import { order } from './order';

/**
 * How an attempt stands. `open`: it can be paid, or is being registered while it has no link; `disputed`: another sum came than
 * was asked for, a person has to look; `returning`: the money is on its way back.
 */
export const paymentStatuses = ['open', 'paid', 'refused', 'expired', 'disputed', 'returning', 'returned'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An attempt to pay an order on the site. An order has one open attempt at most. */
export const payment = pgTable(
  'payment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the order. */
    attempt: integer('attempt').notNull(),
    acquirer: text('acquirer', { enum: acquirerNames }).notNull(),
    /** What the acquirer knows the attempt by on our side: fixed before it is asked, so that a repetition finds the first. */
    number: text('number').notNull().unique(),
    /** What we know it by on the acquirer's side; null until it is registered. */
    externalId: text('external_id'),
    /** The payment page, or what the QR code holds; null until it is registered. */
    link: text('link'),
    amount: kopecks('amount').notNull(),
    /** How much of it the acquirer has given back so far. */
    refunded: kopecks('refunded').notNull().default(0),
    status: text('status', { enum: paymentStatuses }).notNull().default('open'),
    /** Why it was refused, in the acquirer's words. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Until then it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    /** Until then one process registers it, and the others wait. */
    claimedUntil: moment('claimed_until'),
    /** When the acquirer is asked next how it stands; null: not any more. */
    checkAt: moment('check_at'),
  },
  (table) => [
    uniqueIndex('payment_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payment_open').on(table.orderId).where(sql`status = 'open'`),
    uniqueIndex('payment_external').on(table.acquirer, table.externalId),
    index('payment_check').on(table.checkAt),
  ],
);
