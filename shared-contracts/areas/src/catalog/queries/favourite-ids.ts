import { getFavouriteIds } from '@zapovednik/api/catalog/calls/favourite-ids';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

const favouriteIdsKey: QueryKey = ['favourites@1'];

/** Ids of the signed-in customer's favourite products, latest first (FAV-02). */
export const favouriteIdsQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: favouriteIdsKey,
    queryFn: ({ signal }): Promise<readonly number[]> => api(getFavouriteIds, {}, { signal }),
  });

export const favouriteIdsData = defineSharedQuery({
  name: 'favourites@1',
  owner: 'mf-catalog',
  data: z.array(z.number()),
});
