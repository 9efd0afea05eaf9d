import { getCities } from '@zapovednik/api/shell/calls/city';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** How long the city list is cached, in milliseconds (CIT-27, LIM-34). */
const MAX_AGE = 3_600_000;

/** All cities, sorted by SORT. */
export const citiesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: ['shell', 'cities'],
    queryFn: ({ signal }) => app.api(getCities, {}, { signal }),
    staleTime: MAX_AGE,
    gcTime: MAX_AGE,
  });
