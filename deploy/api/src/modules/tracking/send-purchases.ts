import { asc, eq, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { purchaseReport } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Work } from '../../jobs/job';
import { purchaseFacts } from './purchase-facts';

type Report = typeof purchaseReport.$inferSelect;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sent at once; and most of one run, so that a stop does not wait long. */
const AT_ONCE = 10;
const ROUNDS = 20;
/** How long after an attempt the next one is due. The first pause is longer than an attempt can take. */
const PAUSES = [30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** How long a row is stored. */
const STORED = 30 * DAY;

/**
 * Tells the tracking service of purchases that are due. Several processes may run at once: each report is claimed by one of them. What the
 * service does not take is tried again later with the same key, and given up with an error in the log after the last pause. Without a
 * service reports wait until they are deleted.
 */
export async function sendPurchases(
  { db, now, partners: { tracking } }: Pick<Work, 'db' | 'now' | 'partners'>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<void> {
  if (!tracking) return;
  const attempt = async ({ orderId, device, key, attempts }: Report) => {
    const isOwn = eq(purchaseReport.orderId, orderId);
    // The browser's id has served then.
    const over = { attemptAt: null, device: null };
    try {
      await tracking.tell('Website.Purchase', device, await purchaseFacts(db, orderId), key);
      await db
        .update(purchaseReport)
        .set({ ...over, sentAt: now() })
        .where(isOwn);
    } catch (error) {
      const about = { err: error, order: orderId, attempts };
      if (attempts <= PAUSES.length) return log.warn(about, 'a purchase was not reported');
      log.error(about, 'the report of a purchase was given up');
      await db.update(purchaseReport).set(over).where(isOwn);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const claimed = await claim(db, now());
    await Promise.all(claimed.map(attempt));
    if (claimed.length < AT_ONCE) return;
  }
}

/** Claims due reports by moving their next attempt: a process that is killed leaves them due again. */
function claim(db: Database, now: Date): Promise<Report[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(purchaseReport)
      .where(lte(purchaseReport.attemptAt, now))
      .orderBy(asc(purchaseReport.attemptAt), asc(purchaseReport.orderId))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const claimed: Report[] = [];
    for (const report of due) claimed.push(await countAttempt(tx, report, now));
    return claimed;
  });
}

async function countAttempt(tx: Database, report: Report, now: Date): Promise<Report> {
  const attempts = report.attempts + 1;
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? DAY;
  const counted = { attempts, attemptAt: new Date(now.getTime() + pause) };
  await tx.update(purchaseReport).set(counted).where(eq(purchaseReport.orderId, report.orderId));
  return { ...report, ...counted };
}

export async function deleteOldReports(tx: Database, now: Date): Promise<void> {
  await tx.delete(purchaseReport).where(lt(purchaseReport.createdAt, new Date(now.getTime() - STORED)));
}
