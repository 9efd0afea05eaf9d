import type { AppContext } from 'shared-contracts/app';
import { getDeliveryServices, getPickupPoints } from 'shared-contracts/checkout/calls/delivery';
import { queryOptions } from 'shared-contracts/query';

/** Points of the city with the stock for this basket; `fast`: only those with their own stock. */
export const pickupPointsQuery = ({ api }: Pick<AppContext, 'api'>, fast: boolean) =>
  queryOptions({
    queryKey: ['mf-checkout', 'pickup-points', fast],
    queryFn: ({ signal }) => api(getPickupPoints, fast ? { fast: 'Y' } : {}, { signal }),
  });

/** Delivery services of the city, priced for the basket; `what`: everything that their prices depend on. */
export const servicesQuery = ({ api }: Pick<AppContext, 'api'>, what: readonly unknown[]) =>
  queryOptions({
    queryKey: ['mf-checkout', 'delivery-services', ...what],
    queryFn: ({ signal }) => api(getDeliveryServices, {}, { signal }),
  });
