import { eq } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contracts/checkout/calls/placed-order-answer';
import { formatDate } from 'shared-contracts/dates';
import { toFlag } from 'shared-contracts/format';
import { roubles } from '../../base/money';
import { shopMoment } from '../../base/time/days';
import { pickupPoint } from '../../db/schema';
import type { Context } from '../../http/context';
import { loadOrders } from '../order/load-orders';
import { findOrder, type OrderAccess } from '../order/order-access';
import { paySystemsForOrder } from '../order/pay-systems';
import { presentLines, presentTotals } from '../order/present-lines';
import type { OrderRow } from '../order-states/order-facts';
import { statusOf } from '../order-states/statuses';
import { paymentState } from './payment-state';

/**
 * The status of an order, its goods and its payment (API-98), for its owner and for everyone with its signed link; for others the order
 * does not exist. By the link there is no name or phone, and the address ends with the house.
 */
export async function orderStatus(access: OrderAccess, context: Context): Promise<OrderStatus> {
  const row = await findOrder(context, access);
  const isOwn = access.link === null;
  const [loaded] = await loadOrders(context.db, [row], { locationId: row.locationId, shopId: null });
  if (!loaded) throw new Error('An order without its lines');
  const total = presentTotals(loaded);
  return {
    ID: row.id,
    STATUS_ID: row.statusId,
    STATUS_NAME: statusOf(row.statusId).title,
    PAYED: toFlag(row.statusId === 'F' || row.isPaid),
    PRICE: roubles(row.price),
    IS_PICKUP: toFlag(row.pickupPointId !== null),
    DELIVERY_NAME: row.deliveryName,
    DELIVERY_ADDRESS: isOwn ? row.deliveryAddress : addressForLink(row),
    DELIVERY_DATE: [row.deliveryDate ? formatDate(row.deliveryDate) : '', row.deliveryInterval]
      .filter(Boolean)
      .join(', '),
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
    DATE_INSERT: shopMoment(row.createdAt),
    PAY_BY: row.payBy?.toISOString() ?? null,
    PAYMENT: await paymentState(context.db, row),
    PAY_SYSTEMS: (await paySystemsForOrder(context, row)).map(({ id, name, description, sort, isCash }) => ({
      ID: id,
      NAME: name,
      DESCRIPTION: description,
      SORT: sort,
      IS_CASH: toFlag(isCash),
      CHECKED: toFlag(id === row.paySystemId),
    })),
    GUEST: isOwn && row.customerId === null ? { NAME: row.contactName, PHONE: row.phone } : null,
  };
}

/** Street and house only: whoever the link was passed on to does not learn the flat. */
function addressForLink({ address, deliveryAddress }: OrderRow): string {
  return address ? `${address.street}, д. ${address.house}` : deliveryAddress;
}

async function pointOf({ pickupPointId }: OrderRow, { db }: Context): Promise<OrderStatus['POINT']> {
  if (pickupPointId === null) return null;
  const [point] = await db.select().from(pickupPoint).where(eq(pickupPoint.id, pickupPointId));
  if (!point) return null;
  return { NAME: point.name, SCHEDULE: point.schedule, COORDS: `${point.latitude},${point.longitude}` };
}
