import type { Order } from '@zapovednik/api/checkout/models/order';
import type { OrderValues } from '../values/order-values';

/**
 * The employee whose order this is: the one who was chosen in this session, otherwise the one who signed in for the customer. What was
 * chosen in another session is not valid (SES-33). Null: the customer orders.
 */
export function employeeOf({ employee: chosen }: Pick<OrderValues, 'employee'>, { employee }: Pick<Order, 'employee'>) {
  return employee && chosen?.session === employee.session ? chosen : employee;
}
