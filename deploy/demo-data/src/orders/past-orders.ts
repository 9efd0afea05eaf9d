import type { StatusCode } from 'deploy-api/modules/order-states/statuses';

/** A past order without its lines. */
export interface PastOrder {
  readonly customerId: number;
  readonly daysAgo: number;
  readonly statusId: StatusCode;
  readonly channel: 'courier' | 'pickup' | 'counter' | 'one_click';
  /** Paid by card when it was made. */
  readonly online?: boolean;
  /** How it repeats automatically. */
  readonly every?: 'week' | 'month';
  /** The order of the same customer that it repeats, by its `every`. */
  readonly repeats?: 'week' | 'month';
}

/** The regular customer. */
export const REGULAR_CUSTOMER = 2;

const regular = (
  daysAgo: number,
  statusId: StatusCode,
  channel: PastOrder['channel'],
  more: Partial<PastOrder> = {},
): PastOrder => ({
  customerId: REGULAR_CUSTOMER,
  daysAgo,
  statusId,
  channel,
  ...more,
});

/** The regular customer's orders in two years: every status and every source, an active auto-order and an ended one. */
export const regularCustomerOrders: readonly PastOrder[] = [
  regular(728, 'F', 'counter'),
  regular(702, 'F', 'pickup'),
  regular(671, 'F', 'courier'),
  regular(640, 'F', 'courier', { online: true }),
  regular(633, 'CL', 'courier'),
  regular(610, 'F', 'pickup'),
  regular(577, 'F', 'courier'),
  regular(549, 'F', 'pickup', { online: true }),
  regular(520, 'NT', 'courier'),
  regular(518, 'F', 'courier'),
  regular(489, 'F', 'counter'),
  regular(455, 'F', 'courier'),
  regular(430, 'NZ', 'pickup'),
  regular(412, 'F', 'courier', { online: true }),
  regular(380, 'F', 'pickup'),
  regular(351, 'F', 'courier'),
  regular(333, 'KM', 'courier', { online: true }),
  regular(318, 'F', 'one_click'),
  regular(290, 'F', 'courier'),
  regular(262, 'F', 'pickup'),
  regular(231, 'ND', 'courier'),
  regular(229, 'F', 'courier'),
  regular(198, 'F', 'courier', { every: 'month' }),
  regular(170, 'F', 'counter'),
  regular(168, 'F', 'courier', { repeats: 'month' }),
  regular(138, 'F', 'courier', { repeats: 'month' }),
  regular(108, 'CL', 'courier', { repeats: 'month' }),
  regular(95, 'F', 'pickup', { online: true }),
  regular(78, 'F', 'courier', { repeats: 'month' }),
  regular(60, 'F', 'pickup', { every: 'week' }),
  regular(53, 'F', 'pickup', { repeats: 'week' }),
  regular(46, 'F', 'pickup', { repeats: 'week' }),
  regular(21, 'F', 'courier'),
  regular(12, 'F', 'courier', { repeats: 'month' }),
  regular(4, 'R', 'pickup'),
  regular(3, 'D', 'courier', { online: true }),
  regular(2, 'A', 'courier'),
  regular(1, 'P', 'pickup', { online: true }),
  regular(0.1, 'N', 'courier'),
];

/** The other test customers have orders too. */
export const otherCustomerOrders: readonly PastOrder[] = [
  { customerId: 3, daysAgo: 210, statusId: 'F', channel: 'counter' },
  { customerId: 3, daysAgo: 90, statusId: 'F', channel: 'pickup' },
  { customerId: 6, daysAgo: 160, statusId: 'F', channel: 'courier' },
  { customerId: 6, daysAgo: 40, statusId: 'F', channel: 'courier', online: true },
  { customerId: 6, daysAgo: 1, statusId: 'N', channel: 'courier' },
];
