import { getDeliveryServices, getPickupPoints, getPickupServices } from '@zapovednik/api/checkout/calls/delivery';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/**
 * Points of the city with the stock for this basket; `fast`: only those with their own stock. The last part of the key is the name of
 * LIM-33. Points of one service (`pvz_{service}`) are a part of `pvz_all`: each point names its service.
 */
export const pickupPointsQuery = ({ api }: Pick<AppContext, 'api'>, fast: boolean) =>
  queryOptions({
    queryKey: ['mf-checkout', 'pickup-points', fast ? 'fast_pickup_key' : 'pvz_all'],
    queryFn: ({ signal }) => api(getPickupPoints, fast ? { fast: 'Y' } : {}, { signal }),
    // How much of the basket a shop has changes with the basket.
    ...(fast && { staleTime: 0 }),
  });

/** The pickup services of the city, with their markers. */
export const pickupServicesQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-checkout', 'pickup-services'],
    queryFn: ({ signal }) => api(getPickupServices, {}, { signal }),
  });

/** Delivery services of the city with prices for the basket; `what`: all data that their prices depend on. */
export const servicesQuery = ({ api }: Pick<AppContext, 'api'>, what: readonly unknown[]) =>
  queryOptions({
    queryKey: ['mf-checkout', 'delivery-services', ...what],
    queryFn: ({ signal }) => api(getDeliveryServices, {}, { signal }),
  });
