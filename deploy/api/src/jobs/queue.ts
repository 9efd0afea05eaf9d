import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type QueueName, queuedJob } from '../db/schema';
import type { Work, WorkLog } from './job';

/** A claimed piece of work. */
export type ClaimedJob = typeof queuedJob.$inferSelect;

/** One kind of work that waits in `queued_job`: what is due, how it is done, and how often it is tried. */
export interface Queue {
  readonly name: QueueName;
  /** For people: «письма». */
  readonly title: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly every: number;
  /** It depends on the clock: see `Job`. */
  readonly followsClock?: true;
  /** How many are done at the same time. */
  readonly atOnce: number;
  /** Milliseconds from each failure to the next attempt. After the last one the job has failed, and waits for a person. */
  readonly pauses: readonly number[];
  /** It is never given up: the last pause is repeated. */
  readonly isEndless?: true;
  /** False while a service that it needs is not set up: its jobs wait. */
  isReady?(work: Work): boolean;
  /** Rows whose own state says that work is due, for work that no other transaction queues. Leaves out what `isQueued`. */
  find?(work: Work): Promise<number[]>;
  /** What a job is about, for logs and people: `order 100001, cancel`. */
  describe(subjectId: number, db: Database): Promise<string>;
  /** Does it; a repeated attempt must do no harm. Returns a moment to come back later, which is no failure. */
  run(job: ClaimedJob, work: Work, log: WorkLog): Promise<Date | undefined>;
}

/** Whether a row is queued already: it waits, is being done, or has failed. */
export const isQueued = (queue: QueueName, id: SQLWrapper): SQL =>
  sql`exists (select from ${queuedJob} where ${and(eq(queuedJob.queue, queue), eq(queuedJob.subjectId, id))})`;

/**
 * Queues work about rows, in the transaction that causes it: with the cause it is stored, or neither is. What is queued already stays as
 * it is.
 */
export async function enqueue(
  tx: Database,
  queue: QueueName,
  subjectIds: readonly number[],
  dueAt: Date,
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .insert(queuedJob)
    .values(subjectIds.map((subjectId) => ({ queue, subjectId, dueAt, createdAt: dueAt })))
    .onConflictDoNothing();
}
