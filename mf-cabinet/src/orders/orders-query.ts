import { getPersonalOrder, getPersonalOrders } from '@zapovednik/api/cabinet/calls/personal-order';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { type OrdersAddress, ordersRequest } from './orders-address';

type Api = Pick<AppContext, 'api'>;

/** A page of the customer's orders (API-100). */
export const ordersQuery = ({ api }: Api, address: OrdersAddress) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'orders', address],
    queryFn: ({ signal }) => api(getPersonalOrders, ordersRequest(address), { signal }),
  });

/** One order of the customer (API-101). */
export const orderQuery = ({ api }: Api, id: number) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'order', id],
    queryFn: ({ signal }) => api(getPersonalOrder, { id }, { signal }),
    // It may have been paid on another device, and its state changes in the shop.
    refetchOnWindowFocus: 'always',
  });
