import { orderLimitSettings } from '../order/order-limits';

/** The environment of a back end without limits of orders: tests and measurements order much from one address. */
export const unlimitedOrders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(orderLimitSettings.shape).map((name) => [name, '1000000000'])),
  GUEST_RELEASE_HOURS: '8760',
};
