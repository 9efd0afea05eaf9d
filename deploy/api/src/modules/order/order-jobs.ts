import type { Logger } from 'pino';
import { repeatEvery } from '../../jobs/repeat-every';
import type { AutoOrderShop } from '../auto-order/next-order';
import { runAutoOrders } from '../auto-order/run';
import { sendAnnouncements } from '../auto-order/send-announcements';
import { sendProblemEmails } from '../auto-order/send-problem-emails';
import { expireOrders } from './expire-orders';

const MINUTE = 60_000;

/** Jobs on orders: unpaid ones end, auto-orders make their next order, announce the one after it, and report problems. */
export async function workOnOrders(shop: AutoOrderShop, log: Pick<Logger, 'error' | 'warn'>): Promise<void> {
  await expireOrders(shop.db, shop.now(), log);
  // Orders first: a slow mail service must not delay them.
  await runAutoOrders(shop, log);
  await sendAnnouncements(shop, log);
  await sendProblemEmails(shop, log);
}

/** Works on orders every minute. Several processes may do it at once. */
export const startOrderJobs = (shop: AutoOrderShop, log: Pick<Logger, 'error' | 'warn'>): (() => Promise<void>) =>
  repeatEvery(MINUTE, 'work on orders', log, () => workOnOrders(shop, log));
