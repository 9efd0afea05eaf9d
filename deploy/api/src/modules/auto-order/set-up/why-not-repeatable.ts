import { type OrderRow, statusOf } from '../../order-states/api';
import { NOT_REPEATABLE, repeatable } from '../../repeats/api';

/** The reason why a customer's order cannot be repeated, as text. Null: it can. */
export function whyNotRepeatable(order: OrderRow): string | null {
  if (order.customerId === null || order.source === 'retail') return 'Этот заказ нельзя повторять автоматически';
  if (order.parentOrderId !== null) return 'Этот заказ и так создан автозаказом';
  if (!repeatable(order.deliveryType)) return NOT_REPEATABLE;
  return statusOf(order.statusId).hidesPayment ? 'Отменённый заказ нельзя повторять автоматически' : null;
}
