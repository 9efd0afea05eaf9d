import type { PageArgs } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { autoOrderModeQuery } from '../../auto-order/auto-order-queries';
import { withoutOrder } from '../../order/no-order';
import { orderQuery } from '../../orders/orders-query';

const orderFailed = 'Не удалось загрузить заказ. Попробуйте ещё раз чуть позже.';

/**
 * One order of the customer (API-101), and whether it can repeat, so that nothing below that card moves. Without the order the cabinet
 * opens (ROU-80, ROU-91); a back end that fails is an error.
 */
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
  const [found] = await Promise.all([
    required('order', reading, orderFailed),
    app.city.isRc && app.query.prefetchQuery(autoOrderModeQuery(app, id)),
  ]);
  if (!found) throw withoutOrder(app);
  return { id };
}
