import { getFilterBySef } from '@zapovednik/api/catalog/calls/filter';
import type { SmartFilter } from '@zapovednik/api/catalog/models/filter';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { readSectionPath } from '../sections/section-path';

/** The filter of a section for the choice in its URL. */
export const sefFilterQuery = ({ api }: AppContext, section: number, filterUri: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'filter', section, filterUri],
    queryFn: ({ signal }) => api(getFilterBySef, { section, smart_filter_uri: filterUri }, { signal }),
  });

/**
 * Stores the filter of a counted choice for the list of its URL. The back end's answer for that URL is the same, so it
 * is not requested again.
 */
export function keepCounted(app: AppContext, section: number, counted: SmartFilter): void {
  const path = readSectionPath(counted.address.slice('/catalog/'.length));
  if (path) app.query.setQueryData(sefFilterQuery(app, section, path.filterUri).queryKey, counted);
}
