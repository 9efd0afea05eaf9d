import { getSections } from 'shared-contracts/api/catalog';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

/**
 * The catalogue's sections as a tree, read once while the page is open (CAT-03): the shell's menu reads it under the same key.
 * The tree is too large for the document: a page's loader answers the few sections that the page shows.
 */
export const sectionsQuery = ({ api }: Shop) =>
  queryOptions({
    queryKey: ['sections'],
    queryFn: ({ signal }) => api(getSections, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { inDocument: false },
  });

/** ERR-10, spelled as the specification prints it. */
export const sectionsFailed = 'Разделы каталога отсутвуют';
