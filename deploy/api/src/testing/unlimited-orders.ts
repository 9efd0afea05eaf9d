import { orderLimitSettings } from '../base/limits';

/** The environment of a back end without limits of orders, because tests and measurements order a lot from one address. */
export const unlimitedOrders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(orderLimitSettings.shape).map((name) => [name, '1000000000'])),
  GUEST_RELEASE_HOURS: '8760',
};
