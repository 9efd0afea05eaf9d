import { getSections } from 'shared-contracts/api/catalog';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

/** How long the menu's sections are kept, in milliseconds. */
const KEEP = 300_000;

/** The tree of sections for the menu; read when the menu first opens, unless a page of the catalogue has read it under this key. */
export const sectionsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['sections'],
    queryFn: ({ signal }) => shop.api(getSections, {}, { signal }),
    staleTime: KEEP,
    gcTime: KEEP,
  });
