import type { Output } from '@zapovednik/api/call';
import type { reportOrderEvent } from '@zapovednik/api/checkout/calls/order-event';
import type { OrderEvent } from '../../../db/schema/order-event';
import type { CustomerContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { type Refusal, statusOf } from '../../order-states/api';

import { requireStaff } from '../../people/api';
import { applyEvent } from './apply-event';

const reasons: Record<Refusal, string> = {
  over: 'Заказ уже завершён',
  'not yet': 'Этому ещё не время',
  forbidden: 'Это запрещено',
  'not paid': 'Заказ ещё не оплачен',
  paid: 'Заказ оплачен',
  'other delivery': 'Заказ доставляется иначе',
};

/** Reports an event of an order, for the staff's accounting system. */
export async function applyStaffEvent(
  id: number,
  event: OrderEvent,
  context: CustomerContext,
): Promise<Output<typeof reportOrderEvent>> {
  await requireStaff(context);
  const { order, refused } = await applyEvent(context.db, id, event, context);
  if (refused) throw new ShopError(409, 'wrong_status', reasons[refused]);
  return { ID: order.id, STATUS_ID: order.statusId, STATUS_NAME: statusOf(order.statusId).title };
}
