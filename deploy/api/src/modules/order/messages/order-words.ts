import { formatDay, formatHours } from '@zapovednik/rules/dates';
import { shopDay } from '../../../base/time/days';
import { statusOf } from '../../order-states/api';
import type { OrderDetails } from './load-order-details';

/** Day and hours of a delivery: «22 ноября, с 10:00 до 14:00». Empty when they were not chosen. */
export const whenOf = ({ deliveryDate, deliveryInterval, createdAt }: OrderDetails['order']): string =>
  [deliveryDate ? formatDay(deliveryDate, shopDay(createdAt)) : '', formatHours(deliveryInterval)]
    .filter(Boolean)
    .join(', ');

/** The place of delivery or pickup. For a one-click order only the city is known. */
export const whereOf = ({ order, point }: Pick<OrderDetails, 'order' | 'point'>): string =>
  point?.address ?? order.deliveryAddress;

/** The amount that the customer still has to pay for an order in progress, in kopecks. */
export const toPay = ({ isPaid, statusId, price }: OrderDetails['order']): number =>
  isPaid || !statusOf(statusId).inWork ? 0 : price;
