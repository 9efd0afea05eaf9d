import type { PageArgs } from 'shared-contracts/app';
import { ApiError } from 'shared-contracts/client';
import { withoutOrder } from '../../order/no-order';
import { orderQuery } from '../../orders/orders-query';

const orderFailed = 'Не удалось загрузить заказ. Попробуйте ещё раз чуть позже.';

/** One order of the customer (API-101). Without it the cabinet opens (ROU-80, ROU-91); a back end that fails is an error. */
export async function loadOrder({ app, params, required }: PageArgs): Promise<{ id: number }> {
  // The number of an order, as the call takes it.
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null;
  if (id === null) throw withoutOrder(app);
  const reading = app.query.fetchQuery(orderQuery(app, id)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    },
  );
  if (!(await required('order', reading, orderFailed))) throw withoutOrder(app);
  return { id };
}
