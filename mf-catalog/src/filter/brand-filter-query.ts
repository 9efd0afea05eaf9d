import { type Controls, getFilter } from '@zapovednik/api/catalog/calls/filter';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The filter of a brand's goods for this choice. */
export const brandFilterQuery = ({ api }: AppContext, brand: string, controls: Controls) =>
  queryOptions({
    queryKey: ['mf-catalog', 'filter', brand, controls],
    queryFn: ({ signal }) => api(getFilter, { prefilter: { BRAND: brand }, controls }, { signal }),
  });
