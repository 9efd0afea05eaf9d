import { queryOptions } from 'shared-contracts/query';
import { getCities } from 'shared-contracts/shell/calls/location';
import type { Shop } from 'shared-contracts/shop';

/** How long the city list is kept, in milliseconds (CIT-27, LIM-34). */
const KEEP = 3_600_000;

/** All cities, by SORT. */
export const citiesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['shell', 'cities'],
    queryFn: ({ signal }) => shop.api(getCities, {}, { signal }),
    staleTime: KEEP,
    gcTime: KEEP,
  });
