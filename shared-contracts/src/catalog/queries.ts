import type { Api } from 'shared-contracts/client';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import { getFavourites } from '../api/favourites';

/** Apps of different releases share the cache: the number changes with what is stored. */
const favouriteIdsKey: QueryKey = ['favourites', 1];

/** Ids of the favourite products of the signed-in customer, latest first (FAV-02: of nobody else). */
export const favouriteIdsQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: favouriteIdsKey,
    async queryFn({ signal }): Promise<readonly number[]> {
      return (await api(getFavourites, {}, { signal })).map(({ UF_PRODUCT }) => UF_PRODUCT);
    },
  });
