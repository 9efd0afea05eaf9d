import { getFilterBySef } from 'shared-contracts/catalog/calls/filter';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

/** The filter of a section with the choice that its address holds. */
export const sefFilterQuery = ({ api }: Shop, section: number, filterUri: string) =>
  queryOptions({
    queryKey: ['catalog', 'filter', section, filterUri],
    queryFn: ({ signal }) => api(getFilterBySef, { section, smart_filter_uri: filterUri }, { signal }),
  });
