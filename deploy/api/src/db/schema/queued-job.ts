import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The kinds of queued work. A `Queue` of a module describes each. */
export const queueNames = ['letter', 'sms', 'payment', 'auto-order', 'account-deletion', 'feed', 'purchase'] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * Work that waits, is in progress, or has failed. Finished work has no row. A row is written in the transaction that
 * causes the work. See `jobs/` and docs/decisions/0041-jobs.md.
 */
export const queuedJob = pgTable(
  'queued_job',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    queue: text('queue', { enum: queueNames }).notNull(),
    /** The row that the work is about, in a table that its queue knows. */
    subjectId: integer('subject_id').notNull(),
    /** By the shop's clock. */
    dueAt: moment('due_at').notNull(),
    /** Attempts so far, including the current one. */
    attempts: integer('attempts').notNull().default(0),
    /** Until then one process works on it, by the database's own clock. Null: none does. */
    leasedUntil: moment('leased_until'),
    /** It failed finally, and a person has to look at it. */
    failedAt: moment('failed_at'),
    /** The reason of the last failure, without personal data. */
    failure: text('failure').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the request or job that queued it (W3C Trace Context). Null: in no trace. */
    traceparent: text('traceparent'),
  },
  (table) => [
    unique('queued_job_once').on(table.queue, table.subjectId),
    index('queued_job_due').on(table.queue, table.dueAt).where(sql`${table.failedAt} is null`),
  ],
);
