import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

const favouriteIdsKey: QueryKey = ['favourites@1'];

/** The call has the schema of a whole product: visitors who are not signed in do not load it. */
const loadCall = () =>
  import(/* webpackChunkName: "lazy-favourites-call" */ '@zapovednik/api/catalog/calls/favourites');

/** Ids of the signed-in customer's favourite products, latest first (FAV-02). */
export const favouriteIdsQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: favouriteIdsKey,
    async queryFn({ signal }): Promise<readonly number[]> {
      const { getFavourites } = await loadCall();
      return (await api(getFavourites, {}, { signal })).map(({ productId }) => productId);
    },
  });

export const favouriteIdsData = defineSharedQuery({
  name: 'favourites@1',
  owner: 'mf-catalog',
  data: z.array(z.number()),
});
