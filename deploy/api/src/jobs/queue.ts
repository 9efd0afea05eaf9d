import { telemetry } from 'deploy-telemetry/telemetry';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type QueueName, queuedJob } from '../db/schema';
import type { Work, WorkLog } from './job';

/** A claimed job. */
export type ClaimedJob = typeof queuedJob.$inferSelect;

/** One kind of work in `queued_job`: what is due, how it is done, and how often it is tried. */
export interface Queue {
  readonly name: QueueName;
  /** For people: «письма». */
  readonly title: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly every: number;
  /** It depends on the clock: see `Job`. */
  readonly followsClock?: true;
  /** The number of jobs that run at the same time. */
  readonly atOnce: number;
  /** Milliseconds from each failure to the next attempt. After the last one the job has failed, and waits for a person. */
  readonly pauses: readonly number[];
  /** It is never given up. The last pause is repeated. */
  readonly isEndless?: true;
  /** False while a service that it needs is not set up. Its jobs wait. */
  isReady?(work: Work): boolean;
  /**
   * Finds rows that are due because of their own state, for work that no transaction queues. Leaves out rows that
   * `isQueued`.
   */
  find?(work: Work): Promise<number[]>;
  /** The subject of a job, for logs and people: `order 100001, cancel`. */
  describe(subjectId: number, db: Database): Promise<string>;
  /**
   * Does the work. A repeated attempt must do no harm. It may return a moment for the next run, which is not a failure.
   */
  run(job: ClaimedJob, work: Work, log: WorkLog): Promise<Date | undefined>;
}

/** Whether a row is queued already: its job waits, is in progress, or has failed. */
export const isQueued = (queue: QueueName, id: SQLWrapper): SQL =>
  sql`exists (select from ${queuedJob} where ${and(eq(queuedJob.queue, queue), eq(queuedJob.subjectId, id))})`;

/**
 * Queues work about rows, in the transaction that causes it, so that both are stored or neither is. Rows that are
 * queued already stay unchanged.
 */
export async function enqueue(
  tx: Database,
  queue: QueueName,
  subjectIds: readonly number[],
  dueAt: Date,
): Promise<void> {
  if (subjectIds.length === 0) return;
  const traceparent = telemetry()?.traceparent() ?? null;
  await tx
    .insert(queuedJob)
    .values(subjectIds.map((subjectId) => ({ queue, subjectId, dueAt, createdAt: dueAt, traceparent })))
    .onConflictDoNothing();
}
