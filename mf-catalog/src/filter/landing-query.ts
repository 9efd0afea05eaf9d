import { getMetafilter, searchMetafilters } from '@zapovednik/api/catalog/calls/metafilter';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The texts of a page of predefined filters, by its path; null: it has none (API-17). */
export const landingQuery = ({ api }: AppContext, path: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'landing', path],
    queryFn: ({ signal }) => api(getMetafilter, { value: path }, { signal }),
  });

/** The pages of predefined filters whose path or name contains a text (API-16). */
export const landingsQuery = ({ api }: AppContext, text: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'landings', text],
    queryFn: ({ signal }) => api(searchMetafilters, { value: text }, { signal }),
  });
