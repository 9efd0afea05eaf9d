import type { Order } from '@zapovednik/api/checkout/models/order';
import type { OrderValues } from '../values/order-values';

/**
 * The employee of the order: the one who was chosen in this session, otherwise the one who signed in for the customer.
 * A choice from another session is not valid (SES-33). Null: the customer orders personally.
 */
export function employeeOf({ employee: chosen }: Pick<OrderValues, 'employee'>, { employee }: Pick<Order, 'employee'>) {
  return employee && chosen?.session === employee.session ? chosen : employee;
}
