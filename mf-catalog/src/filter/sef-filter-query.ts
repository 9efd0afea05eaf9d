import type { AppContext } from 'shared-contracts/app';
import { getFilterBySef } from 'shared-contracts/catalog/calls/filter';
import { queryOptions } from 'shared-contracts/query';

/** The filter of a section for the choice in its URL. */
export const sefFilterQuery = ({ api }: AppContext, section: number, filterUri: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'filter', section, filterUri],
    queryFn: ({ signal }) => api(getFilterBySef, { section, smart_filter_uri: filterUri }, { signal }),
  });
