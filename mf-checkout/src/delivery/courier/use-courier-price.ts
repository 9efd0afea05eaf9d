import { getDeliveryPrices } from '@zapovednik/api/checkout/calls/delivery-price';
import type { DeliveryPrice } from '@zapovednik/api/checkout/models/delivery-price';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';

/** The courier's price in the city, for any basket (API-49). Undefined until it is read, and if there is no courier. */
export function useCourierPrice(): DeliveryPrice | undefined {
  const { api, city } = useApp();
  const { data } = useQuery({
    queryKey: ['mf-checkout', 'delivery-prices', city.locationId],
    queryFn: ({ signal }) => api(getDeliveryPrices, {}, { signal }),
  });
  return data?.find(({ type }) => type === 'courier');
}
