import type { AppContext } from 'shared-contracts/app';
import { getPickupPoints, getUserDelivery } from 'shared-contracts/checkout/calls/delivery';
import { type QueryKey, queryOptions } from 'shared-contracts/query';

const deliveryKey: QueryKey = ['delivery'];

/** The delivery choice of this session. */
export const userDeliveryQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: deliveryKey,
    queryFn: ({ signal }) => api(getUserDelivery, {}, { signal }),
  });

/** Points of the city with the stock for this basket; `fast`: only those with their own stock. */
export const pickupPointsQuery = ({ api }: Pick<AppContext, 'api'>, fast: boolean) =>
  queryOptions({
    queryKey: ['pickup-points', fast],
    queryFn: ({ signal }) => api(getPickupPoints, fast ? { fast: 'Y' } : {}, { signal }),
  });
