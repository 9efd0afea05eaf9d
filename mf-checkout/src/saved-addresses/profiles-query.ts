import { getProfiles, getProfilesOfLocation } from '@zapovednik/api/checkout/calls/delivery-profile';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** All saved addresses are read again after a change of one (DEL-58). */
export const profilesKey = ['mf-checkout', 'delivery-profiles'];

/** The customer's saved addresses, the last used first: those of the storefront's city, or all. An anonymous visitor has none (DEL-71). */
export const profilesQuery = ({ api, city }: Pick<AppContext, 'api' | 'city'>, where: 'city' | 'everywhere') =>
  queryOptions({
    queryKey: ['mf-checkout', 'delivery-profiles', where],
    queryFn: ({ signal }) =>
      where === 'city'
        ? api(getProfilesOfLocation, { filter: { LOCATION: String(city.locationId) } }, { signal })
        : api(getProfiles, {}, { signal }),
  });
