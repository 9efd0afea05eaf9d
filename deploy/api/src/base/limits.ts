import * as z from 'zod/mini';

const limit = (fallback: number, largest = 1_000_000_000) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largest)), fallback);

/**
 * Limits of orders for one visitor. The phone of a guest order is not confirmed by a code. "Open" orders are accepted,
 * unpaid, and not being assembled yet. They reserve goods for an unknown customer.
 */
export const orderLimitSettings = z.object({
  /** Orders a day of a customer with a confirmed phone. */
  ORDERS_PER_CUSTOMER: limit(20),
  /** Guest orders a day for one phone, and from one network; mobile networks share addresses. */
  GUEST_ORDERS_PER_PHONE: limit(5),
  GUEST_ORDERS_PER_NETWORK: limit(60),
  /** Pieces and roubles of the open guest orders for one phone. */
  GUEST_PIECES_PER_PHONE: limit(60),
  GUEST_SUM_PER_PHONE: limit(30_000),
  /** Pieces of the open guest orders from one network. */
  GUEST_PIECES_PER_NETWORK: limit(300),
  /**
   * Orders, bookings and moved visits per day that send messages to one phone or e-mail which the sender typed, and
   * those of one customer to such contacts. A customer's own confirmed contacts do not count.
   */
  MESSAGES_PER_CONTACT: limit(6),
  MESSAGES_PER_SENDER: limit(10),
  /** Hours until an open guest order that is paid on receipt is cancelled. */
  GUEST_RELEASE_HOURS: limit(48, 8760),
});
export type OrderLimits = z.infer<typeof orderLimitSettings>;

export const defaultOrderLimits: OrderLimits = orderLimitSettings.parse({});
