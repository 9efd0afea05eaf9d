import type { AppContext } from 'shared-contracts/app';
import { type Controls, getFilter } from 'shared-contracts/catalog/calls/filter';
import { queryOptions } from 'shared-contracts/query';

/** The filter of a brand's goods for this choice. */
export const brandFilterQuery = ({ api }: AppContext, brand: string, controls: Controls) =>
  queryOptions({
    queryKey: ['mf-catalog', 'filter', brand, controls],
    queryFn: ({ signal }) => api(getFilter, { prefilter: { BRAND: brand }, controls }, { signal }),
  });
