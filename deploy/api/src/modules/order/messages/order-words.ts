import { formatLongDate } from '@zapovednik/rules/dates';
import { statusOf } from '../../order-states/api';
import type { OrderDetails } from './load-order-details';

/** Day and hours of a delivery: «22 ноября 2026, 10:00–14:00». Empty when they were not chosen. */
export const whenOf = ({ deliveryDate, deliveryInterval }: OrderDetails['order']): string =>
  [deliveryDate ? formatLongDate(deliveryDate) : '', deliveryInterval].filter(Boolean).join(', ');

/** The place of delivery or pickup. For a one-click order only the city is known. */
export const whereOf = ({ order, point }: Pick<OrderDetails, 'order' | 'point'>): string =>
  point?.address ?? order.deliveryAddress;

/** The amount that the customer still has to pay for an order in progress, in kopecks. */
export const toPay = ({ isPaid, statusId, price }: OrderDetails['order']): number =>
  isPaid || !statusOf(statusId).inWork ? 0 : price;
