import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The signed-in customer's favourites with their products, for the page; hearts need only the ids. */
export const favouritesQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-catalog', 'favourites'],
    queryFn: ({ signal }) => api(getFavourites, {}, { signal }),
  });
