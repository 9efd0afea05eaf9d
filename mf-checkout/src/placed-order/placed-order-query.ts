import { type AppContext, notFound, type PageArgs } from 'shared-contracts/app';
import { getOrderState } from 'shared-contracts/checkout/calls/order';
import { ApiError } from 'shared-contracts/client';
import { queryOptions } from 'shared-contracts/query';

/** The status of an order; only its owner can read it. */
export const placedOrderQuery = ({ api }: Pick<AppContext, 'api'>, id: number) =>
  queryOptions({
    queryKey: ['mf-checkout', 'placed-order', id],
    queryFn: ({ signal }) => api(getOrderState, { id }, { signal }),
  });

/** The order number in a URL, `?ORDER_ID=100001`; null: none. */
export function orderIdOf({ searchParams }: Pick<URL, 'searchParams'>): number | null {
  const id = searchParams.get('ORDER_ID') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** Reads the order for a page; an order that does not exist or belongs to another customer returns 404. */
export async function loadPlacedOrder({ app, required }: Pick<PageArgs, 'app' | 'required'>, id: number) {
  const reading = app.query.fetchQuery(placedOrderQuery(app, id)).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 401 ? notFound() : error;
  });
  await required('placed-order', reading, 'Не удалось загрузить заказ');
}
