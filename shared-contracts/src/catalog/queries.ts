import { getSections } from '../api/catalog';
import { checkUri } from '../api/uri';
import { queryOptions } from '../query';
import type { Shop } from '../shop/shop';

/**
 * The catalogue's sections as a tree, read once while the page is open (CAT-03), by the shell's menu and by the catalogue. It is too
 * large for the document: a page's loader answers the few sections that the page shows.
 */
export const sectionsQuery = ({ api }: Pick<Shop, 'api'>) =>
  queryOptions({
    queryKey: ['sections'],
    queryFn: ({ signal }) => api(getSections, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { inDocument: false },
  });

/** The short paths of these pages; for none of them nothing is asked (VAL-25). */
export const shortUrisQuery = ({ api }: Pick<Shop, 'api'>, paths: readonly string[]) =>
  queryOptions({
    queryKey: ['short-uris', ...paths],
    queryFn: ({ signal }) => (paths.length === 0 ? [] : api(checkUri, { uri: [...paths] }, { signal })),
    meta: { inDocument: false },
  });
