import type { AppContext } from 'shared-contracts/app';
import { getFavourites } from 'shared-contracts/catalog/calls/favourites';
import { queryOptions } from 'shared-contracts/query';

/** The signed-in customer's favourites with their products, for the page; hearts need only the ids. */
export const favouritesQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-catalog', 'favourites'],
    queryFn: ({ signal }) => api(getFavourites, {}, { signal }),
  });
