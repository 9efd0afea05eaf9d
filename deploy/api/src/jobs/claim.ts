import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type QueueName, queuedJob } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { ClaimedJob } from './queue';

/** Seconds that a claim lasts without renewal. Then another process takes the job. */
const LEASE = 30;
/** Milliseconds between renewals. */
const SIGN_OF_LIFE = 10_000;

/**
 * The database's own time. A lease is for several processes, whose clocks may differ, and testers do not move this
 * clock.
 */
const clock = sql`clock_timestamp()`;
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE})`;

/** This attempt, unless another process has taken the job meanwhile. */
const isMine = ({ id, attempts }: ClaimedJob) => and(eq(queuedJob.id, id), eq(queuedJob.attempts, attempts));

/** Claims due jobs, the longest waiting first. Each is claimed by one process. Locked jobs are skipped. */
export function claim(db: Database, queue: QueueName, most: number, now: Date): Promise<ClaimedJob[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: queuedJob.id })
      .from(queuedJob)
      .where(
        and(
          eq(queuedJob.queue, queue),
          isNull(queuedJob.failedAt),
          lte(queuedJob.dueAt, now),
          or(isNull(queuedJob.leasedUntil), lt(queuedJob.leasedUntil, clock)),
        ),
      )
      .orderBy(asc(queuedJob.dueAt), asc(queuedJob.id))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(queuedJob)
      .set({ attempts: sql`${queuedJob.attempts} + 1`, leasedUntil: leaseEnd })
      .where(inArray(queuedJob.id, ids))
      .returning();
  });
}

/**
 * Runs `work` and renews the claims on jobs meanwhile. A process that is killed does not renew them, so it loses them.
 */
export async function holding<T>(db: Database, jobs: readonly ClaimedJob[], work: () => Promise<T>): Promise<T> {
  const own = or(...jobs.map(isMine));
  const prolong = () => db.update(queuedJob).set({ leasedUntil: leaseEnd }).where(own);
  // If the database does not answer, the next renewal tries again.
  const signs = setInterval(() => void prolong().catch(() => {}), SIGN_OF_LIFE);
  try {
    return await work();
  } finally {
    clearInterval(signs);
  }
}

/** The job is done. */
export async function finish(db: Database, job: ClaimedJob): Promise<void> {
  await db.delete(queuedJob).where(isMine(job));
}

/** The job must run again later, without a failure: the attempt does not count. */
export async function postpone(db: Database, job: ClaimedJob, dueAt: Date): Promise<void> {
  await db.update(queuedJob).set({ dueAt, leasedUntil: null, attempts: 0 }).where(isMine(job));
}

/** The attempt failed: the next one is due at `next`, or null when the job is given up. */
export async function fail(
  db: Database,
  job: ClaimedJob,
  { now, next, failure }: { readonly now: Date; readonly next: Date | null; readonly failure: string },
): Promise<void> {
  const after = next ? { dueAt: next } : { failedAt: now };
  await db
    .update(queuedJob)
    .set({ ...after, leasedUntil: null, failure })
    .where(isMine(job));
}
