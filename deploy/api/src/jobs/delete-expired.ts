import type { Database } from '../db/database';
import { tryLock } from '../db/lock-numbers';
import { inTransaction } from '../db/transaction';
import type { Job, Work } from './job';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Deletes expired data in a transaction of its own. */
export type Expired = (tx: Database, now: Date, work: Pick<Work, 'memory'>) => Promise<void>;

/** Two processes that delete many rows at once could deadlock, so the second one skips the work. */
function alone(db: Database, task: (tx: Database) => Promise<void>): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await tryLock(tx, 'clean-up')) await task(tx);
  });
}

/**
 * Deletes the expired data of each module every hour. A failure in one module does not stop the others; then the run has failed. The first
 * time is soon after the start: a process that is replaced many times a day would otherwise never do it.
 */
export const deleteExpired = (expired: readonly Expired[]): Job => ({
  name: 'deleting what has expired',
  every: HOUR,
  first: MINUTE,
  async run(work, log) {
    const now = work.now();
    let failed = 0;
    for (const forget of expired)
      await alone(work.db, (tx) => forget(tx, now, work)).catch((error: unknown) => {
        failed += 1;
        log.error({ err: error }, 'expired data could not be deleted');
      });
    // For metrics and alarms.
    if (failed > 0) throw new Error(`Expired data of ${failed} of ${expired.length} kinds was not deleted`);
  },
});
