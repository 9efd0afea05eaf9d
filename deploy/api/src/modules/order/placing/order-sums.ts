import type { Output } from '@zapovednik/api/call';
import type { getOrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import { roubles } from '../../../base/money';
import type { SessionContext } from '../../../http/context';
import { calculateShown } from './calculate';

/** The sums that the order page would show now. */
export async function orderSums(context: SessionContext): Promise<Output<typeof getOrderSums>> {
  const order = await calculateShown({}, context);
  return {
    order: order && {
      DELIVERY_NAME: order.offer.name,
      DELIVERY: roubles(order.delivery),
      LIFT: roubles(order.lift),
      PRICE: roubles(order.price),
    },
  };
}
