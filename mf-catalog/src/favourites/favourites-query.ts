import type { AppContext } from 'shared-contracts/app';
import { getFavourites } from 'shared-contracts/catalog/calls/favourites';
import { queryOptions } from 'shared-contracts/query';

/** The favourites of the signed-in customer with their products, for the page; hearts need the ids alone. */
export const favouritesQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['catalog', 'favourites'],
    queryFn: ({ signal }) => api(getFavourites, {}, { signal }),
  });
