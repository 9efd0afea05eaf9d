import type { OrderStatus } from '@zapovednik/api/checkout/wire/placed-order';
import { toFlag } from '@zapovednik/rules/format';
import type { Context } from '../../http/context';
import { presentPlacedOrder } from '../order/api';
import { findOrder, type OrderAccess } from '../order-access/api';

import { paySystemsForOrder } from '../pay-systems/api';
import { paymentState } from './payment-state';

/**
 * The status of an order, its goods and its payment (API-98), for its owner and for everyone with its signed link. For
 * other people the order does not exist.
 */
export async function orderStatus(access: OrderAccess, context: Context): Promise<OrderStatus> {
  const row = await findOrder(context, access);
  return {
    ...(await presentPlacedOrder(row, access.link === null, context)),
    PAYMENT: await paymentState(context.db, row),
    PAY_SYSTEMS: (await paySystemsForOrder(context, row)).map(({ id, name, description, sort, isCash }) => ({
      ID: id,
      NAME: name,
      DESCRIPTION: description,
      SORT: sort,
      IS_CASH: toFlag(isCash),
      CHECKED: toFlag(id === row.paySystemId),
    })),
  };
}
