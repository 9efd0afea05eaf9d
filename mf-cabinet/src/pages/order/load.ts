import type { PageArgs } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { autoOrderModeQuery } from '../../auto-order/auto-order-queries';
import { withoutOrder } from '../../order/no-order';
import { orderQuery } from '../../orders/orders-query';

const orderFailed = 'Не удалось загрузить заказ. Попробуйте ещё раз чуть позже.';

/**
 * One order of the customer (API-101), and whether it can be repeated, so that content below that card does not move.
 * Without the order the cabinet opens (ROU-80, ROU-91); a failure of the back end is an error.
 */
export async function loadOrder({ app, params, required }: PageArgs): Promise<{ id: number }> {
  // The number of an order, in the format of the call.
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null;
  if (id === null) throw withoutOrder(app);
  const reading = app.query.fetchQuery(orderQuery(app, id)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    },
  );
  const [found] = await Promise.all([
    required('order', reading, orderFailed),
    app.city.isRc && app.query.prefetchQuery(autoOrderModeQuery(app, id)),
  ]);
  if (!found) throw withoutOrder(app);
  return { id };
}
