import { type Controls, getFilter } from 'shared-contracts/catalog/calls/filter';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

/** The filter of a brand's goods with this choice. */
export const brandFilterQuery = ({ api }: Shop, brand: string, controls: Controls) =>
  queryOptions({
    queryKey: ['catalog', 'filter', brand, controls],
    queryFn: ({ signal }) => api(getFilter, { prefilter: { BRAND: brand }, controls }, { signal }),
  });
