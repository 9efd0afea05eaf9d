import { cityOrigin } from 'deploy-network/public-origin';
import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { city, order, orderLine, payment, pickupPoint } from '../../../db/schema';
import type { Shop } from '../../../http/context';
import { orderLinkUrl } from '../../order-access/api';

/** The data of an order for its messages. Money in kopecks. */
export interface OrderDetails {
  readonly order: typeof order.$inferSelect;
  readonly lines: readonly Pick<typeof orderLine.$inferSelect, 'name' | 'quantity' | 'price'>[];
  readonly city: typeof city.$inferSelect;
  /** The pickup point; null: the order is delivered. */
  readonly point: typeof pickupPoint.$inferSelect | null;
  /** The amount that was refunded to the customer. */
  readonly refunded: number;
  /** The signed link of the order's page. */
  readonly link: string;
}

/** Loads an order for its messages. The link leads to the storefront of the order's city. */
export async function loadOrderDetails(
  orderId: number,
  { db, publicOrigin, linkKey }: Pick<Shop, 'db' | 'publicOrigin' | 'linkKey'>,
): Promise<OrderDetails> {
  const [found] = await db
    .select({ order, city, point: pickupPoint })
    .from(order)
    .innerJoin(city, eq(city.locationId, order.locationId))
    .leftJoin(pickupPoint, eq(pickupPoint.id, order.pickupPointId))
    .where(eq(order.id, orderId));
  if (!found) throw new Error(`Order ${orderId} does not exist in a city of the shop`);
  const lines = await db
    .select({ name: orderLine.name, quantity: orderLine.quantity, price: orderLine.price })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.id);
  return {
    ...found,
    lines,
    refunded: await refundedOf(db, orderId),
    link: orderLinkUrl(cityOrigin(publicOrigin, found.city.subdomain ?? ''), orderId, linkKey),
  };
}

async function refundedOf(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ refunded: sum(payment.refunded).mapWith(Number) })
    .from(payment)
    .where(eq(payment.orderId, orderId));
  return row?.refunded ?? 0;
}
