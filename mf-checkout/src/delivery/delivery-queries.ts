import { getPickupPoints, getUserDelivery } from 'shared-contracts/checkout/calls/delivery';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

/** What this session chose for delivery. */
export const userDeliveryQuery = ({ api }: Pick<Shop, 'api'>) =>
  queryOptions({
    queryKey: ['delivery'],
    queryFn: ({ signal }) => api(getUserDelivery, {}, { signal }),
  });

/** Points of the city with the stock for this basket; `fast`: those with goods of their own. */
export const pickupPointsQuery = ({ api }: Pick<Shop, 'api'>, fast: boolean) =>
  queryOptions({
    queryKey: ['pickup-points', fast],
    queryFn: ({ signal }) => api(getPickupPoints, fast ? { fast: 'Y' } : {}, { signal }),
  });
