import type { PersonalOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { cityTime, formatDate, formatDay } from '@zapovednik/rules/dates';
import { toFlag } from '@zapovednik/rules/format';
import { roubles } from '../../../base/money';
import { shopMoment } from '../../../base/time/days';
import type { Context } from '../../../http/context';
import { type OrderRow, statusOf } from '../../order-states/api';

import { deliveryMoment } from './delivery-moment';
import { isCancellable } from './is-cancellable';
import type { LoadedOrder } from './load-orders';
import { presentLines, presentTotals } from './present-lines';

/** An order in its customer's view (ORD-58, ORD-59). */
export function presentPersonalOrder(loaded: LoadedOrder, context: Pick<Context, 'now' | 'city'>): PersonalOrder {
  const { row } = loaded;
  const { timeZone } = context.city;
  const now = context.now();
  const status = statusOf(row.statusId);
  const isRetail = row.source === 'retail';
  const waits = status.code === 'N' && !row.isPaid && row.payBy !== null && row.payBy > now;
  const payBy = waits ? (row.payBy?.toISOString() ?? null) : null;
  return {
    id: row.id,
    title: `Заказ № ${row.id} от ${formatDay(cityTime(row.createdAt, timeZone).day, cityTime(now, timeZone).day)}`,
    date_insert: shopMoment(row.createdAt, timeZone),
    status_id: status.code,
    status_name: status.title,
    status_color: status.colour,
    in_work: toFlag(status.inWork),
    price: roubles(row.price),
    basket: presentLines(loaded),
    basket_total: presentTotals(loaded),
    bonus_in: row.bonusIn,
    bonus_out: row.bonusOut,
    is_cancelable_order: toFlag(isCancellable(row)),
    is_retail: toFlag(isRetail),
    ...deliveryOf(loaded),
    pay_system_id: row.paySystemId,
    payment_name: row.paymentName,
    show_payment_method: toFlag(!isRetail && !status.hidesPayment),
    can_show_payment_status: toFlag(!status.hidesPayment),
    paid: toFlag(status.code === 'F' || row.isPaid),
    can_pay: toFlag(payBy !== null),
    pay_by: payBy,
    contact_person: row.contactName,
    phone: row.phone,
    email: row.email,
    user_description: row.description,
    parent_order_id: row.parentOrderId,
    ...autoOrderOf(loaded),
  };
}

function deliveryOf({ row, pointName, point }: LoadedOrder) {
  const isPickup = row.pickupPointId !== null;
  const date = row.deliveryDate ? formatDate(row.deliveryDate) : '';
  return {
    delivery_id: row.deliveryServiceId,
    delivery_name: row.deliveryName,
    is_delivery: toFlag(!isPickup && row.source !== 'retail'),
    is_pickup: toFlag(isPickup),
    delivery_date: date,
    delivery_interval: row.deliveryInterval,
    delivery_date_interval: deliveryMoment(row),
    delivery_address: row.deliveryAddress,
    pickup_name: pointName,
    coords: point ?? row.address?.coords ?? '',
    street: row.address?.street ?? '',
    house: row.address?.house ?? '',
    price_delivery: roubles(row.deliveryPrice),
    lift_to_floor_price: roubles(row.liftPrice),
  };
}

function autoOrderOf({ auto, children }: LoadedOrder) {
  const running = auto?.cancelledAt === null ? auto : null;
  return {
    auto_order_interval: running && { interval: running.interval, type: running.unit, variant: running.variant },
    auto_order_custom_interval: running?.variant === 'custom' ? running.interval : null,
    auto_order_deliv_date: running ? formatDate(running.nextDate) : '',
    auto_order_children: children.map(presentChild),
    auto_order_problem: running?.problem ?? null,
  };
}

/** An order that an auto-order made, in its history. */
export const presentChild = (child: Pick<OrderRow, 'id' | 'statusId' | 'deliveryDate' | 'price'>) => ({
  id: child.id,
  status_id: child.statusId,
  status_name: statusOf(child.statusId).title,
  delivery_date: child.deliveryDate ? formatDate(child.deliveryDate) : '',
  price: roubles(child.price),
});
