import type { PageArgs } from '@zapovednik/platform/app';
import { loadOrder } from '../placed-order/load-order';
import { orderIdOf } from '../placed-order/order-access';

/** The order of a payment page, `?ORDER_ID=…`, if the address contains a number and this visitor may see the order. */
export async function loadPayment({ url, ...args }: PageArgs) {
  const id = orderIdOf(url);
  return { orderId: id, isFound: id !== null && (await loadOrder(args, { id })) };
}
