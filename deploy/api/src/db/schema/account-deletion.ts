import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Accounts that are to be deleted, and the proof of those that were. A customer who takes the deletion back has no row. It has no foreign
 * key, because it outlives the customer.
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    customerId: integer('customer_id').primaryKey(),
    askedAt: moment('asked_at').notNull(),
    /** Not before this moment; later while orders are in progress. */
    deletesAt: moment('deletes_at').notNull(),
    /** Null: not yet. */
    deletedAt: moment('deleted_at'),
    /** Where to tell of it; both are emptied after the last message. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Origin of the storefront that the e-mail links to. */
    origin: text('origin').notNull(),
  },
  (table) => [index('account_deletion_due').on(table.deletesAt).where(sql`${table.deletedAt} is null`)],
);
