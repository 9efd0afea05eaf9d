import type { AppContext } from 'shared-contracts/app';
import { getPickupPoints, getPickupServices } from 'shared-contracts/checkout/calls/delivery';
import { queryOptions } from 'shared-contracts/query';

/** Points of the city with the stock for this basket; `fast`: only those with their own stock. */
export const pickupPointsQuery = ({ api }: Pick<AppContext, 'api'>, fast: boolean) =>
  queryOptions({
    queryKey: ['pickup-points', fast],
    queryFn: ({ signal }) => api(getPickupPoints, fast ? { fast: 'Y' } : {}, { signal }),
  });

/** Who hands out orders in the city, with their markers. */
export const pickupServicesQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['pickup-services'],
    queryFn: ({ signal }) => api(getPickupServices, {}, { signal }),
  });
