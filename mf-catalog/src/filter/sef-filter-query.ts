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
 * Keeps a counted choice as the filter of the section's list that it leads to: the back end answers the same for its address, so it is
 * not asked again.
 */
export function keepCounted(app: AppContext, section: number, counted: SmartFilter): void {
  const path = readSectionPath(counted.address.slice('/catalog/'.length));
  if (path) app.query.setQueryData(sefFilterQuery(app, section, path.filterUri).queryKey, counted);
}
