import { getShop, getShopCities, getShops } from '@zapovednik/api/content/calls/shop';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

type App = Pick<AppContext, 'api'>;

/** The cities whose shops are shown (API-56, CON-16). */
export const shopCitiesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['mf-content', 'shop-cities'],
    queryFn: ({ signal }) => api(getShopCities, {}, { signal }),
  });

/** The shops of a location, and all services of shops (API-55, CON-17). */
export const shopsQuery = ({ api }: App, locationId: number) =>
  queryOptions({
    queryKey: ['mf-content', 'shops', locationId],
    queryFn: ({ signal }) => api(getShops, { filter: { PICKUP_LOCATION: locationId } }, { signal }),
  });

/** One shop (API-54). */
export const shopQuery = ({ api }: App, code: string) =>
  queryOptions({
    queryKey: ['mf-content', 'shop', code],
    queryFn: ({ signal }) => api(getShop, { id: code }, { signal }),
  });
