import { and, asc, count, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type QueueName, queuedJob } from '../db/schema';
import type { Job } from './job';
import type { ClaimedJob, Queue } from './queue';

const MINUTE = 60_000;
/** Due work that is older than this is late: no process does it, or a service is down. */
const LATE = 15 * MINUTE;
/** A job with this many failures is shown, although it is tried again: some jobs are never given up. */
const OFTEN = 5;
/** How long an unfinished job is stored. */
const KEPT = 30 * 24 * 60 * MINUTE;

const keepsFailing = and(isNull(queuedJob.failedAt), gt(queuedJob.attempts, OFTEN));
const needsLook = or(isNotNull(queuedJob.failedAt), keepsFailing);

/** The numbers of a queue. */
export interface QueueFigures {
  readonly queue: QueueName;
  /** Jobs that wait or are in progress. */
  readonly waiting: number;
  /** When the longest waiting job became due; null: no job waits. */
  readonly oldest: Date | null;
  /** Jobs that fail repeatedly and are tried again. */
  readonly failing: number;
  /** Jobs that failed finally. */
  readonly failed: number;
}

/** The numbers of the queues that have jobs. */
export async function figuresOf(db: Database, now: Date): Promise<QueueFigures[]> {
  const isOpen = sql`${queuedJob.failedAt} is null`;
  return db
    .select({
      queue: queuedJob.queue,
      waiting: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      oldest: sql`min(${queuedJob.dueAt}) filter (where ${isOpen} and ${queuedJob.dueAt} <= ${now})`.mapWith(
        (moment: Date | string | null) => (moment === null ? null : new Date(moment)),
      ),
      failing: sql`count(*) filter (where ${keepsFailing})`.mapWith(Number),
      failed: count(queuedJob.failedAt),
    })
    .from(queuedJob)
    .groupBy(queuedJob.queue)
    .orderBy(asc(queuedJob.queue));
}

/** Whether a person should look at the queues. */
export const needsPerson = (figures: readonly QueueFigures[], now: Date): boolean =>
  figures.some(
    ({ oldest, failing, failed }) =>
      failed + failing > 0 || (oldest !== null && now.getTime() - oldest.getTime() > LATE),
  );

/** Jobs that failed finally, the oldest failure first; then those that fail repeatedly. */
export const failedJobs = (db: Database, most: number): Promise<ClaimedJob[]> =>
  db.select().from(queuedJob).where(needsLook).orderBy(asc(queuedJob.failedAt), asc(queuedJob.id)).limit(most);

/**
 * Starts such jobs again like new ones, except for jobs in progress. @param ids null: all. @returns the started jobs
 */
export async function retryJobs(db: Database, ids: readonly number[] | null, now: Date): Promise<number[]> {
  const which = ids && inArray(queuedJob.id, [...ids]);
  const isFree = or(isNull(queuedJob.leasedUntil), lt(queuedJob.leasedUntil, sql`clock_timestamp()`));
  const started = await db
    .update(queuedJob)
    .set({ failedAt: null, attempts: 0, dueAt: now, leasedUntil: null, failure: '' })
    .where(and(needsLook, isFree, which ?? undefined))
    .returning({ id: queuedJob.id });
  return started.map(({ id }) => id);
}

/**
 * Writes the numbers to the log, as a warning when a person should look. Jobs that wait for a service that is not set
 * up cause no warning.
 */
export const watchQueues = (queues: readonly Queue[]): Job => ({
  name: 'the figures of jobs',
  every: 10 * MINUTE,
  async run(work, log) {
    const { db, now } = work;
    const ready = queues.filter(({ isReady }) => isReady?.(work) !== false).map(({ name }) => name);
    const figures = (await figuresOf(db, now())).filter(({ queue }) => ready.includes(queue));
    if (needsPerson(figures, now())) log.warn({ queues: figures }, 'jobs failed or are late: npm run jobs');
    else if (figures.length > 0) log.info({ queues: figures }, 'jobs');
  },
});

/** Deletes jobs that have not been done for a month: their service is not set up, or they were not started again. */
export async function forgetOldJobs(tx: Database, now: Date): Promise<void> {
  await tx.delete(queuedJob).where(lt(queuedJob.createdAt, new Date(now.getTime() - KEPT)));
}
