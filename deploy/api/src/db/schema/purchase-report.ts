import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { order } from './order';

/**
 * The purchases for the tracking service. A row is written in the transaction that places the order, and sent by the
 * queue `purchase`. It does not contain the purchase, which is read when it is sent.
 */
export const purchaseReport = pgTable(
  'purchase_report',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The service's id of the browser that ordered. Null: the service gave none, or the report has ended. */
    device: text('device'),
    /** The service recognises a repeated report by it. */
    key: uuid('key').notNull().defaultRandom(),
    /** Null: it waits in `queued_job`. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('purchase_report_created').on(table.createdAt)],
);
