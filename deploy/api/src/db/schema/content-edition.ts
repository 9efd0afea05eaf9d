import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './columns';

/** The changes of one import by editors: a draft, live, or taken back. */
export const contentEdition = pgTable(
  'content_edition',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    state: text('state', { enum: ['draft', 'live', 'undone'] }).notNull(),
    /** The account that ran the command. */
    editor: text('editor').notNull(),
    /** Each changed file before and after: `modules/content/editing/records.ts`. */
    changes: jsonb('changes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('content_edition_state').on(table.state, table.id)],
);

/**
 * A re-encoded picture of the editors; the id is the hash of its content. Pictures are not deleted, because earlier
 * editions may need them.
 */
export const contentPicture = pgTable('content_picture', {
  id: text('id').primaryKey(),
  content: bytes('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
