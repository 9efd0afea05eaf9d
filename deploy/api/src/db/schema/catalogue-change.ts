import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { xid8 } from './columns';

/**
 * A note for every process with the catalogue in memory: what has changed, and in which transaction. Triggers write the
 * notes (migration 0003), so other code does not have to. See docs/decisions/0008-catalogue-in-memory.md.
 */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    /** `reference`: sections, brands, properties, sales, related sections; `review`: the rating of a product. */
    what: text('what', { enum: ['product', 'stock', 'review', 'reference'] }).notNull(),
    /** Null for a reference. */
    productId: integer('product_id'),
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_change_transaction').on(table.transaction)],
);
