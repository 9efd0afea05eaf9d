import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { order } from './order';

/**
 * The purchases for the tracking service: written in the transaction that places the order, sent by the queue `purchase`. A row holds nothing of the
 * purchase itself, which is read when it is sent.
 */
export const purchaseReport = pgTable(
  'purchase_report',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** What the service calls the browser that ordered; null: it has not said, or the report has ended. */
    device: text('device'),
    /** By which the service knows a repeated report. */
    key: uuid('key').notNull().defaultRandom(),
    /** Null: it waits in `queued_job`. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('purchase_report_created').on(table.createdAt)],
);
