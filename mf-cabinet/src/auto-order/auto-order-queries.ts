import { checkAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { getAutoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import { getAutoOrder, getAutoOrders } from '@zapovednik/api/cabinet/calls/own-auto-order';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

/** All data about auto-orders is read again after a change of one. */
export const autoOrdersKey: QueryKey = ['mf-cabinet', 'auto-orders'];

const keyOf = (...part: [kind: 'list' | 'one' | 'mode' | 'ways', which: number | null]): QueryKey => [
  ...autoOrdersKey,
  ...part,
];

/** One page of the customer's auto-orders. */
export const autoOrdersQuery = ({ api }: Pick<AppContext, 'api'>, page: number) =>
  queryOptions({
    queryKey: keyOf('list', page),
    queryFn: ({ signal }) => api(getAutoOrders, { page }, { signal }),
  });

/** One auto-order, by the number of its order. */
export const autoOrderQuery = ({ api }: Pick<AppContext, 'api'>, id: number) =>
  queryOptions({
    queryKey: keyOf('one', id),
    queryFn: ({ signal }) => api(getAutoOrder, { id }, { signal }),
  });

/**
 * The places and payment methods that an auto-order can be changed to. They are read each time, because shops open and
 * close.
 */
export const autoOrderWaysQuery = ({ api }: Pick<AppContext, 'api'>, id: number) =>
  queryOptions({
    queryKey: keyOf('ways', id),
    queryFn: ({ signal }) => api(getAutoOrderWays, { id }, { signal }),
    staleTime: 0,
  });

/**
 * Whether and how often the next order, or an order that is made, is repeated. Read each time it is shown, because
 * placing an order ends the mode.
 */
export const autoOrderModeQuery = ({ api }: Pick<AppContext, 'api'>, orderId?: number) =>
  queryOptions({
    queryKey: keyOf('mode', orderId ?? null),
    queryFn: ({ signal }) => api(checkAutoOrderMode, { orderId }, { signal }),
    staleTime: 0,
  });
