import { and, eq, inArray } from 'drizzle-orm';
import { order, payment } from '../../db/schema';
import type { PersonalData } from '../../http/personal-data';

/** A payment or a refund is in progress. */
const UNDER_WAY = ['open', 'disputed', 'returning'] as const;

export const paymentData: PersonalData = {
  holds: 'Attempts to pay, with sums and without cards; they belong to the order',
  async isBusy(tx, customerId) {
    const orderIds = tx.select({ id: order.id }).from(order).where(eq(order.customerId, customerId));
    return (await tx.$count(payment, and(inArray(payment.orderId, orderIds), inArray(payment.status, UNDER_WAY)))) > 0;
  },
};
