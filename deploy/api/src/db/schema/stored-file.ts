import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './columns';

/**
 * A file in the shop's store of files. Its row is written before the file, so the store holds nothing that the database
 * does not know, also after a process that was killed.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    key: text('key').primaryKey(),
    /** Bytes. */
    size: integer('size').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stored_file_created').on(table.createdAt)],
);

/** The key of a file that no row uses any longer, until the store has deleted it. */
export const removedFile = pgTable('removed_file', {
  key: text('key').primaryKey(),
  /** When the database forgot it. The store keeps it as long as back-ups of the database know it. */
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The file of a row. Both are null while there is none yet. */
export const fileColumns = () => ({
  /** Its bytes, unless the shop has a store of files. */
  content: bytes('content'),
  /** Its key in the store. */
  storedKey: text('stored_key')
    .unique()
    .references(() => storedFile.key),
});
