import { useApp } from 'shared-contracts/app';
import { type DeliveryPrice, getDeliveryPrices } from 'shared-contracts/checkout/calls/delivery-price';
import { useQuery } from 'shared-contracts/query';

/** What the courier costs in the city, for any basket (API-49). Undefined until it is known, and where there is no courier. */
export function useCourierPrice(): DeliveryPrice | undefined {
  const { api, city } = useApp();
  const { data } = useQuery({
    queryKey: ['mf-checkout', 'delivery-prices', city.locationId],
    queryFn: ({ signal }) => api(getDeliveryPrices, {}, { signal }),
  });
  return data?.find(({ TYPE }) => TYPE === 'courier');
}
