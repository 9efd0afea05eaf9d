import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row if the database was seeded with demonstration goods and people. Their passwords are published. */
export const demoData = pgTable(
  'demo_data',
  {
    id: integer('id').primaryKey().default(1),
    filledAt: timestamp('filled_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('demo_data_one', sql`${table.id} = 1`)],
);
