import type { Input } from '@zapovednik/api/call';
import type { saveOrder } from '@zapovednik/api/checkout/calls/order';
import type { Order } from '@zapovednik/api/checkout/models/order';
import { toFlag } from '@zapovednik/rules/format';
import { employeeOf } from '../employee/employee-of';
import { choose, isCourier, isPickup } from '../values/choose';
import type { CheckedOrder } from '../values/use-order-form';

export type OrderBody = Input<typeof saveOrder>;

/**
 * The body of the order by its delivery type (ORD-35, ORD-47 to ORD-50, SES-34), with the price that the server
 * calculated.
 */
export function orderBody(values: CheckedOrder, order: Order): OrderBody {
  const { delivery, pointId, date, interval, lift, payment } = choose(values, order);
  const { user, profile, bonusOut, orderDescription, acceptEmail, acceptPersonData, acceptNotCall } = values;
  const employee = employeeOf(values, order);
  return {
    ...(delivery && { serviceId: delivery.id, serviceType: delivery.type }),
    ...(delivery && isPickup(delivery) && pointId !== null && { pickupPointId: pointId }),
    ...(delivery &&
      isCourier(delivery) && { profile, liftToTheFloor: toFlag(lift), acceptNotCall: toFlag(acceptNotCall) }),
    ...(date && { deliveryDate: date, deliveryInterval: interval }),
    ...(payment && { paymentId: payment.id }),
    ...(bonusOut !== null && { bonusOut: Math.min(bonusOut, order.bonuses.most) }),
    ...(employee && { Employee: employee.id }),
    user,
    orderDescription,
    acceptEmail: toFlag(acceptEmail),
    acceptPersonData: toFlag(acceptPersonData),
    personType: 1,
    source: 'site',
    mobile: 'N',
    expectedPrice: order.total.price,
  };
}
