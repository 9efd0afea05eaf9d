import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Accounts to be deleted, and the proof of those that were deleted. A customer who cancels the deletion has no row. The
 * row has no foreign key, because it stays after the customer is deleted.
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    customerId: integer('customer_id').primaryKey(),
    askedAt: moment('asked_at').notNull(),
    /** The earliest moment; it is later while orders are in progress. */
    deletesAt: moment('deletes_at').notNull(),
    /** Null: not deleted yet. */
    deletedAt: moment('deleted_at'),
    /** The contacts for messages about it. Both are emptied after the last message. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Origin of the storefront that the e-mail links to. */
    origin: text('origin').notNull(),
  },
  (table) => [index('account_deletion_due').on(table.deletesAt).where(sql`${table.deletedAt} is null`)],
);
