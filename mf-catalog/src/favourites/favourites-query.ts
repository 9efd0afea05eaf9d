import { getFavourites } from 'shared-contracts/api/favourites';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

export const favouritesKey = ['catalog', 'favourites'] as const;

/** The favourites of the signed-in customer, latest first (FAV-02: of nobody else). */
export const favouritesQuery = ({ api }: Shop) =>
  queryOptions({ queryKey: favouritesKey, queryFn: ({ signal }) => api(getFavourites, {}, { signal }) });
