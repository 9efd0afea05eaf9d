import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { acquirerNames } from './delivery';
import { order } from './order';

/**
 * The status of an attempt. `open`: it can be paid; without a link it is still being registered. `disputed`: the paid
 * amount is wrong, and a person has to check it. `returning`: the refund is in progress.
 */
export const paymentStatuses = ['open', 'paid', 'refused', 'expired', 'disputed', 'returning', 'returned'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An attempt to pay an order on the site. An order has at most one open attempt. */
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
    /**
     * Our number of the attempt at the acquirer: stored before the acquirer is called, so that a repeated request finds the first
     * attempt.
     */
    number: text('number').notNull().unique(),
    /** The acquirer's id of the attempt; null until it is registered. */
    externalId: text('external_id'),
    /** The payment page, or the content of the QR code; null until it is registered. */
    link: text('link'),
    amount: kopecks('amount').notNull(),
    /** The amount that the acquirer has refunded so far. */
    refunded: kopecks('refunded').notNull().default(0),
    status: text('status', { enum: paymentStatuses }).notNull().default('open'),
    /** The acquirer's reason of the refusal. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** The deadline for paying it. */
    expiresAt: moment('expires_at').notNull(),
    /** Until this moment one process registers it, and the others wait. */
    claimedUntil: moment('claimed_until'),
    /** When its status is next requested from the acquirer; null: no longer. */
    checkAt: moment('check_at'),
  },
  (table) => [
    uniqueIndex('payment_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payment_open').on(table.orderId).where(sql`status = 'open'`),
    uniqueIndex('payment_external').on(table.acquirer, table.externalId),
    index('payment_check').on(table.checkAt),
  ],
);
