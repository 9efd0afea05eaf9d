import type { PageArgs } from 'shared-contracts/app';
import { loadPlacedOrder, orderIdOf } from '../placed-order/placed-order-query';

/** The order that a bank sends the shopper back for, `?ORDER_ID=…`; without one the page says what it is for. */
export async function loadPayment({ url, ...args }: PageArgs) {
  const orderId = orderIdOf(url);
  if (orderId !== null) await loadPlacedOrder(args, orderId);
  return { orderId };
}
