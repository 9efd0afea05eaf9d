import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The kinds of work that wait. Each is described by a `Queue` of the module that does it. */
export const queueNames = ['letter', 'sms', 'payment', 'auto-order', 'account-deletion', 'feed', 'purchase'] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * Work that waits, is being done, or has failed; what is done has no row. A row is written in the transaction that causes the work. See
 * `jobs/` and docs/decisions/0041-jobs.md.
 */
export const queuedJob = pgTable(
  'queued_job',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    queue: text('queue', { enum: queueNames }).notNull(),
    /** The row that the work is about, in the table of its queue. */
    subjectId: integer('subject_id').notNull(),
    /** By the shop's clock. */
    dueAt: moment('due_at').notNull(),
    /** Attempts so far, with the one that is under way. */
    attempts: integer('attempts').notNull().default(0),
    /** Until then, by the database's own clock, one process is at it. Null: none is. */
    leasedUntil: moment('leased_until'),
    /** It was given up, and waits for a person. */
    failedAt: moment('failed_at'),
    /** Why the last attempt failed: no personal data. */
    failure: text('failure').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('queued_job_once').on(table.queue, table.subjectId),
    index('queued_job_due').on(table.queue, table.dueAt).where(sql`${table.failedAt} is null`),
  ],
);
