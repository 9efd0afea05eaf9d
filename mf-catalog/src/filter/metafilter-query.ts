import type { AppContext } from 'shared-contracts/app';
import { getMetafilter, searchMetafilters } from 'shared-contracts/catalog/calls/metafilter';
import { queryOptions } from 'shared-contracts/query';

/** The texts of a page of predefined filters, by its path; null: it has none (API-17). */
export const metafilterQuery = ({ api }: AppContext, path: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'metafilter', path],
    queryFn: ({ signal }) => api(getMetafilter, { value: path }, { signal }),
  });

/** The pages of predefined filters whose path or name holds a text (API-16). */
export const metafiltersQuery = ({ api }: AppContext, text: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'metafilters', text],
    queryFn: ({ signal }) => api(searchMetafilters, { value: text }, { signal }),
  });
