import { type OrderRow, statusOf } from '../../order-states/api';

/** Whether its owner can cancel an order now (ORD-52). */
export const isCancellable = ({ statusId, isCancelForbidden, source }: OrderRow): boolean =>
  statusOf(statusId).cancellable && !isCancelForbidden && source !== 'retail';
