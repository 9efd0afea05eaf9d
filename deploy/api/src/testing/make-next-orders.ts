import { isNotNull } from 'drizzle-orm';
import { order } from '../db/schema';
import type { Work, WorkLog } from '../jobs/job';
import { runQueue } from '../jobs/run-queue';
import { nextOrders } from '../modules/auto-order/next-order/run';

const silent: WorkLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Makes the due orders of auto-orders in several processes at once. Returns how many were made. */
export async function makeNextOrders(work: Work, { processes = 1, log = silent } = {}): Promise<number> {
  const children = () => work.db.$count(order, isNotNull(order.parentOrderId));
  const before = await children();
  await Promise.all(Array.from({ length: processes }, () => runQueue(nextOrders, work, log)));
  return (await children()) - before;
}
