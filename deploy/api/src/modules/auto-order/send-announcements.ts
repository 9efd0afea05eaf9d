import { createHash } from 'node:crypto';
import { and, gt, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { autoOrder } from '../../db/schema';
import { announcementEmail } from './announcement-email';
import type { AutoOrderShop } from './next-order';
import { presentAutoOrder } from './present-auto-order';
import { takeEmails } from './take-emails';
import { madeToday } from './when';

/**
 * Emails customers about the next order of an auto-order some days before it is made, once for each delivery day: what is in it, at
 * today's prices. Several processes may run at once: each email is sent by one of them.
 */
export async function sendAnnouncements(shop: AutoOrderShop, log: Pick<Logger, 'warn'>): Promise<void> {
  const { db, now } = shop;
  const { mail } = shop.partners;
  if (!mail) return;
  const isComing = and(
    isNull(autoOrder.cancelledAt),
    isNull(autoOrder.pausedAt),
    gt(autoOrder.nextDate, madeToday(now())),
  );
  for (const { auto, parent, to, done } of await takeEmails(db, now(), 'announceAt', isComing)) {
    try {
      if (to !== '') {
        const email = announcementEmail(to, await presentAutoOrder({ auto, parent }, shop), auto.origin);
        await mail.send({ ...email, key: keyOf(`${auto.orderId} ${auto.nextDate} ${to}`) });
      }
      await done();
    } catch (error) {
      log.warn({ err: error, autoOrder: auto.orderId }, 'an email of an auto-order was not sent');
    }
  }
}

/** One email for each auto-order, delivery day and address, however often the day is moved there and back. */
const keyOf = (what: string) => `next-order-${createHash('sha256').update(what).digest('hex').slice(0, 40)}`;
