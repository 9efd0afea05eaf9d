import type { Api } from 'shared-contracts/client';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import * as z from 'zod/mini';
import { defineSharedQuery } from '../platform/query/shared-query';
import { getSections, section } from './calls/catalog';
import { getFavourites } from './calls/favourites';
import { checkedUri, checkUri } from './calls/uri';

interface Reader {
  readonly api: Api;
}

/**
 * The section tree of the catalogue, read once per page load (CAT-03) by the shell's menu and by the catalogue. It is too large for
 * the document: a page's loader answers only the few sections that the page shows.
 */
export const sectionsQuery = ({ api }: Reader) =>
  queryOptions({
    queryKey: ['sections@1'],
    queryFn: ({ signal }) => api(getSections, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { inDocument: false },
  });

export const sectionsData = defineSharedQuery({ name: 'sections@1', owner: 'mf-catalog', data: z.array(section) });

/** The short paths of these pages; without paths no call is made (VAL-25). */
export const shortUrisQuery = ({ api }: Reader, paths: readonly string[]) =>
  queryOptions({
    queryKey: ['short-uris@1', ...paths],
    queryFn: ({ signal }) => (paths.length === 0 ? [] : api(checkUri, { uri: [...paths] }, { signal })),
    meta: { inDocument: false },
  });

export const shortUrisData = defineSharedQuery({
  name: 'short-uris@1',
  owner: 'mf-catalog',
  data: z.array(checkedUri),
});

const favouriteIdsKey: QueryKey = ['favourites@1'];

/** Ids of the favourite products of the signed-in customer, latest first (FAV-02: only for signed-in users). */
export const favouriteIdsQuery = ({ api }: Reader) =>
  queryOptions({
    queryKey: favouriteIdsKey,
    async queryFn({ signal }): Promise<readonly number[]> {
      return (await api(getFavourites, {}, { signal })).map(({ UF_PRODUCT }) => UF_PRODUCT);
    },
  });

export const favouriteIdsData = defineSharedQuery({
  name: 'favourites@1',
  owner: 'mf-catalog',
  data: z.array(z.number()),
});
