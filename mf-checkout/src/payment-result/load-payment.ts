import type { PageArgs } from 'shared-contracts/app';
import { loadPlacedOrder, orderIdOf } from '../placed-order/placed-order-query';

/** Reads the order that is named when a bank redirects the shopper back, `?ORDER_ID=…`; without it the page explains its purpose. */
export async function loadPayment({ url, ...args }: PageArgs) {
  const orderId = orderIdOf(url);
  if (orderId !== null) await loadPlacedOrder(args, orderId);
  return { orderId };
}
