import type { OrderStatus } from '@zapovednik/api/checkout/wire/placed-order';
import { toFlag } from '@zapovednik/rules/format';
import { eq } from 'drizzle-orm';
import { roubles } from '../../../base/money';
import { shopMoment } from '../../../base/time/days';
import { pickupPoint } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { orderToken } from '../../order-access/api';
import { type OrderRow, statusOf } from '../../order-states/api';

import { deliveryMoment } from './delivery-moment';
import { isCancellable } from './is-cancellable';
import { loadOrders } from './load-orders';
import { presentLines, presentTotals } from './present-lines';

/** A placed order without its payment. */
type PlacedOrder = Omit<OrderStatus, 'PAYMENT' | 'PAY_SYSTEMS'>;

/**
 * The status of an order and its goods (API-98). By the signed link, there is no name or phone, and the address ends
 * with the house.
 *
 * @param isOwn the owner sees it, not a person with its link
 */
export async function presentPlacedOrder(row: OrderRow, isOwn: boolean, context: Context): Promise<PlacedOrder> {
  const [loaded] = await loadOrders(context.db, [row], { locationId: row.locationId, shopId: null });
  if (!loaded) throw new Error('An order without its lines');
  const total = presentTotals(loaded);
  const isGuest = row.customerId === null;
  return {
    ID: row.id,
    STATUS_ID: row.statusId,
    STATUS_NAME: statusOf(row.statusId).title,
    PAYED: toFlag(row.statusId === 'F' || row.isPaid),
    PRICE: roubles(row.price),
    IS_PICKUP: toFlag(row.pickupPointId !== null),
    DELIVERY_NAME: row.deliveryName,
    DELIVERY_ADDRESS: isOwn ? row.deliveryAddress : addressForLink(row),
    DELIVERY_DATE: deliveryMoment(row),
    POINT: await pointOf(row, context),
    PAYMENT_NAME: row.paymentName,
    QUANTITY: total.QUANTITY,
    ITEMS: presentLines(loaded).map((line) => ({
      PRODUCT_ID: line.product_id,
      NAME: line.name,
      PATH: line.detail_page_url,
      PICTURE: line.picture,
      QUANTITY: line.quantity,
      SUM: line.discount_price * line.quantity,
    })),
    TOTAL: {
      BASKET: total.BASE_PRICE,
      DISCOUNT: total.DISCOUNT,
      DELIVERY: roubles(row.deliveryPrice),
      LIFT: roubles(row.liftPrice),
      BONUS_OUT: row.bonusOut,
    },
    DATE_INSERT: shopMoment(row.createdAt, context.city.timeZone),
    PAY_BY: row.payBy?.toISOString() ?? null,
    GUEST: isOwn && isGuest ? { NAME: row.contactName, PHONE: row.phone } : null,
    ...(isOwn && { EMAIL: row.email }),
    ...(isOwn && isGuest && { TOKEN: orderToken(row.id, context.linkKey) }),
    CANCELLED_BY: isCancellable(row) ? (isGuest ? 'link' : 'customer') : 'nobody',
  };
}

/** Street and house only. A person who received the link from the customer does not see the flat. */
function addressForLink({ address, deliveryAddress }: OrderRow): string {
  return address ? `${address.street}, д. ${address.house}` : deliveryAddress;
}

async function pointOf({ pickupPointId }: OrderRow, { db }: Context): Promise<PlacedOrder['POINT']> {
  if (pickupPointId === null) return null;
  const [point] = await db.select().from(pickupPoint).where(eq(pickupPoint.id, pickupPointId));
  if (!point) return null;
  return { NAME: point.name, SCHEDULE: point.schedule, COORDS: `${point.latitude},${point.longitude}` };
}
