import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { purchaseReport } from '../../db/schema';
import type { Queue } from '../../jobs/queue';
import { purchaseFacts } from './purchase-facts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a row is stored. */
const STORED = 30 * DAY;

/**
 * Reports purchases to the tracking service (TRK-03). The service recognises a repeated report by its key. Without a
 * service reports wait.
 */
export const purchaseReports: Queue = {
  name: 'purchase',
  title: 'отчёты о покупках',
  every: 2000,
  followsClock: true,
  atOnce: 10,
  pauses: [30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR],
  isReady: ({ partners }) => partners.tracking !== null,
  describe: async (orderId) => `order ${orderId}`,
  async run({ subjectId: orderId }, { db, now, partners: { tracking } }) {
    const isOwn = eq(purchaseReport.orderId, orderId);
    const [report] = await db.select().from(purchaseReport).where(isOwn);
    // It was deleted after thirty days, or with its order.
    if (!report || report.sentAt || !tracking) return undefined;
    await tracking.tell('Website.Purchase', report.device, await purchaseFacts(db, orderId), report.key);
    // After that the browser's id is no longer needed.
    await db.update(purchaseReport).set({ device: null, sentAt: now() }).where(isOwn);
    return undefined;
  },
};

/** Deletes reports after thirty days. The id of the browser that ordered is stored for at most a day. */
export async function forgetOldReports(tx: Database, now: Date): Promise<void> {
  const before = (age: number) => lt(purchaseReport.createdAt, new Date(now.getTime() - age));
  await tx.update(purchaseReport).set({ device: null }).where(before(DAY));
  await tx.delete(purchaseReport).where(before(STORED));
}
