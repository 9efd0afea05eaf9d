import { payOrder, payOrderByLink } from '@zapovednik/api/checkout/calls/payment';
import {
  changePaySystem,
  changePaySystemByLink,
  getOrderByLink,
  getOrderState,
} from '@zapovednik/api/checkout/calls/placed-order';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** How this browser may read an order: it was made in its session, or the visitor has its signed link. */
export type OrderAccess = { readonly id: number } | { readonly token: string };

type Api = Pick<AppContext, 'api'>;

const keyOf = (access: OrderAccess) => ('id' in access ? access.id : access.token);

/** The state of an order. */
export const placedOrderQuery = ({ api }: Api, access: OrderAccess) =>
  queryOptions({
    queryKey: ['mf-checkout', 'placed-order', keyOf(access)],
    queryFn: ({ signal }) =>
      'id' in access ? api(getOrderState, access, { signal }) : api(getOrderByLink, access, { signal }),
    // It may have been paid on another device.
    refetchOnWindowFocus: 'always',
  });

/** Starts the payment of an order, or continues the open one (API-97). */
export const startPayment = ({ api }: Api, access: OrderAccess) =>
  'id' in access ? api(payOrder, access) : api(payOrderByLink, access);

/** Changes the payment method; returns the changed order. */
export const choosePaySystem = ({ api }: Api, access: OrderAccess, paySystemId: number) =>
  'id' in access
    ? api(changePaySystem, { ...access, paySystemId })
    : api(changePaySystemByLink, { ...access, paySystemId });

/** The payment that was started on a page. */
export const paymentKey = (access: OrderAccess) => ['payment', keyOf(access)];

/** The order number in a URL, `?ORDER_ID=100001`; null: none. */
export function orderIdOf({ searchParams }: Pick<URL, 'searchParams'>): number | null {
  const id = searchParams.get('ORDER_ID') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
