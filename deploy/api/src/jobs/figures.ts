import { and, asc, count, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type QueueName, queuedJob } from '../db/schema';
import type { Job } from './job';
import type { ClaimedJob } from './queue';

const MINUTE = 60_000;
/** Work that is due and older than this is late: no process does it, or a service is down. */
const LATE = 15 * MINUTE;

/** How a queue stands. */
export interface QueueFigures {
  readonly queue: QueueName;
  /** Jobs that wait or are being done. */
  readonly waiting: number;
  /** Since when the longest waiting one has been due; null: none is. */
  readonly oldest: Date | null;
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
      failed: count(queuedJob.failedAt),
    })
    .from(queuedJob)
    .groupBy(queuedJob.queue)
    .orderBy(asc(queuedJob.queue));
}

/** Whether a person should look at the queues. */
export const needsPerson = (figures: readonly QueueFigures[], now: Date): boolean =>
  figures.some(({ oldest, failed }) => failed > 0 || (oldest !== null && now.getTime() - oldest.getTime() > LATE));

/** Jobs that were given up, the longest ago first. */
export const failedJobs = (db: Database, most: number): Promise<ClaimedJob[]> =>
  db
    .select()
    .from(queuedJob)
    .where(isNotNull(queuedJob.failedAt))
    .orderBy(asc(queuedJob.failedAt), asc(queuedJob.id))
    .limit(most);

/** Starts jobs that were given up again, as if they were new. @param ids null: all. @returns the ids of those that were started */
export async function retryJobs(db: Database, ids: readonly number[] | null, now: Date): Promise<number[]> {
  const which = ids && inArray(queuedJob.id, [...ids]);
  const started = await db
    .update(queuedJob)
    .set({ failedAt: null, attempts: 0, dueAt: now, leasedUntil: null, failure: '' })
    .where(and(isNotNull(queuedJob.failedAt), which ?? undefined))
    .returning({ id: queuedJob.id });
  return started.map(({ id }) => id);
}

/** Writes the figures to the log; as a warning when a person should look. */
export const watchQueues: Job = {
  name: 'the figures of jobs',
  every: 10 * MINUTE,
  async run({ db, now }, log) {
    const figures = await figuresOf(db, now());
    if (needsPerson(figures, now())) log.warn({ queues: figures }, 'jobs failed or are late: npm run jobs');
    else if (figures.length > 0) log.info({ queues: figures }, 'jobs');
  },
};
