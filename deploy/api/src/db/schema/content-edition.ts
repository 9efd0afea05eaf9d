import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { fileColumns } from './stored-file';

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
 * The next version of a text that visitors see now: it replaces the text when its time comes. Those that came are kept,
 * because their number is a part of the version of the content.
 */
export const contentWaiting = pgTable(
  'content_waiting',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The folder of the file: `articles`. */
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    /** `modules/content/editing/records.ts` */
    content: jsonb('content').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Null: it still waits. */
    cameAt: timestamp('came_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('content_waiting_once').on(table.kind, table.code).where(sql`${table.cameAt} is null`)],
);

/**
 * A re-encoded picture of the editors; the id is the hash of its content. Pictures are not deleted, because earlier
 * editions may need them.
 */
export const contentPicture = pgTable('content_picture', {
  id: text('id').primaryKey(),
  ...fileColumns(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
