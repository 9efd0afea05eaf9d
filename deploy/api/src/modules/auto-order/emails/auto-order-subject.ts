import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { autoOrder, customer, order } from '../../../db/schema';
import { messagesAbout } from '../../messages/api';
import { presentAutoOrder } from '../own/present-auto-order';
import { isStillComing } from './announce';
import { announcementEmail } from './announcement-email';
import { problemEmail } from './problem-email';

/** One email for each auto-order, delivery day, address and prices, even if the day is moved several times. */
const keyOf = (what: string) => `next-order-${createHash('sha256').update(what).digest('hex').slice(0, 40)}`;

/**
 * Emails about an auto-order, to the customer's confirmed address or the one in the order. Customers without an
 * address, or who do not want emails, see the same in the cabinet.
 */
export const autoOrderMessages = messagesAbout({
  kind: 'auto_order',
  isLimited: true,
  async email({ subjectId, event }, shop) {
    const [found] = await shop.db
      .select({ auto: autoOrder, parent: order, customer })
      .from(autoOrder)
      .innerJoin(customer, eq(customer.id, autoOrder.customerId))
      .innerJoin(order, eq(order.id, autoOrder.orderId))
      .where(eq(autoOrder.orderId, subjectId));
    if (!found?.customer.autoOrderEmails) return null;
    const { auto, parent } = found;
    const { email, emailConfirmedAt, id: customerId } = found.customer;
    const to = (emailConfirmedAt && email) || parent.email;
    if (event === 'problem') return problemEmail(to, auto);
    if (!isStillComing(auto, shop.now())) return null;
    const content = announcementEmail(await presentAutoOrder({ auto, parent }, shop), {
      origin: auto.origin,
      linkKey: shop.linkKey,
    });
    return {
      to,
      customerId,
      key: keyOf(`${auto.orderId} ${auto.nextDate} ${to} ${JSON.stringify(auto.toldPrices)}`),
      content,
    };
  },
});
