import { getOrderPage, refreshOrder } from '@zapovednik/api/checkout/calls/order';
import type { Order } from '@zapovednik/api/checkout/models/order';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import type { OrderChoice } from '../values/choose';

async function orderPage({ api }: Pick<AppContext, 'api'>, signal: AbortSignal): Promise<Order> {
  const failed = 'Ошибка получения страницы заказа';
  const order = await api(getOrderPage, {}, { signal }).catch((cause) => {
    throw new Error(failed, { cause });
  });
  if (!order) throw new Error(failed);
  return order;
}

async function refreshed({ api }: Pick<AppContext, 'api'>, choice: OrderChoice, signal: AbortSignal): Promise<Order> {
  const order = await api(refreshOrder, choice, { signal }).catch((cause) => {
    throw new Error('Ошибка обновления заказ', { cause });
  });
  if (!order) throw new Error('Ваша корзина пуста');
  return order;
}

/** The order that the server calculates for a choice; it fails with the specification's message (ORD-28, ORD-42 to ORD-44). */
export const orderQuery = (app: Pick<AppContext, 'api'>, choice: OrderChoice = {}) =>
  queryOptions({
    queryKey: ['mf-checkout', 'order', choice],
    queryFn: ({ signal }) =>
      Object.keys(choice).length === 0 ? orderPage(app, signal) : refreshed(app, choice, signal),
  });
