import { asc, eq } from 'drizzle-orm';
import { roubles } from '../../base/money';
import type { Database } from '../../db/database';
import { order, orderLine } from '../../db/schema';
import { trackedCustomer } from '../../partners/tracking/tracking';

/**
 * A purchase in the tracking service's format. A customer is identified only by number, and a guest not at all: the
 * service knows the browser.
 */
export async function purchaseFacts(db: Database, orderId: number): Promise<object> {
  const [placed] = await db.select().from(order).where(eq(order.id, orderId));
  if (!placed) throw new Error(`Order ${orderId} is not stored`);
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id));
  return {
    executionDateTimeUtc: placed.createdAt.toISOString(),
    ...(placed.customerId !== null && { customer: trackedCustomer(placed.customerId) }),
    order: {
      ids: { websiteID: String(placed.id) },
      totalPrice: roubles(placed.price),
      deliveryCost: roubles(placed.deliveryPrice),
      currency: 'RUB',
      lines: lines.map(({ productId, quantity, price }) => ({
        product: { ids: { website: String(productId) } },
        quantity,
        basePricePerItem: roubles(price),
      })),
    },
  };
}
