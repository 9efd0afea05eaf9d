import { getFilterBySef } from '@zapovednik/api/catalog/calls/filter';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The filter of a section for the choice in its URL. */
export const sefFilterQuery = ({ api }: AppContext, section: number, filterUri: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'filter', section, filterUri],
    queryFn: ({ signal }) => api(getFilterBySef, { section, smart_filter_uri: filterUri }, { signal }),
  });
