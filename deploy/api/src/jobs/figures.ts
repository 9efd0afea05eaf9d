import { and, asc, count, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type QueueName, queuedJob } from '../db/schema';
import type { Job } from './job';
import type { ClaimedJob, Queue } from './queue';

const MINUTE = 60_000;
/** Work that is due and older than this is late: no process does it, or a service is down. */
const LATE = 15 * MINUTE;
/** A job that has failed so often is shown, though it is tried again: some are never given up. */
const OFTEN = 5;
/** How long a job is kept that is not done. */
const KEPT = 30 * 24 * 60 * MINUTE;

const keepsFailing = and(isNull(queuedJob.failedAt), gt(queuedJob.attempts, OFTEN));
const needsLook = or(isNotNull(queuedJob.failedAt), keepsFailing);

/** How a queue stands. */
export interface QueueFigures {
  readonly queue: QueueName;
  /** Jobs that wait or are being done. */
  readonly waiting: number;
  /** Since when the longest waiting one has been due; null: none is. */
  readonly oldest: Date | null;
  /** Jobs that keep failing, and are tried again. */
  readonly failing: number;
  /** Jobs that were given up. */
  readonly failed: number;
}

/** The queues that have jobs. */
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

/** Jobs that were given up, the longest ago first; then those that keep failing. */
export const failedJobs = (db: Database, most: number): Promise<ClaimedJob[]> =>
  db.select().from(queuedJob).where(needsLook).orderBy(asc(queuedJob.failedAt), asc(queuedJob.id)).limit(most);

/** Starts such jobs again, as if they were new; not one that is being done. @param ids null: all. @returns those that were started */
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

/** Writes the figures to the log; as a warning when a person should look. What waits for a service that is not set up is no trouble. */
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

/** Deletes jobs that nobody has done for a month: their service is not set up, or nobody started them again. */
export async function forgetOldJobs(tx: Database, now: Date): Promise<void> {
  await tx.delete(queuedJob).where(lt(queuedJob.createdAt, new Date(now.getTime() - KEPT)));
}
