import { getCities } from '@zapovednik/api/shell/calls/city';
import type { City } from '@zapovednik/api/shell/models/city';
import { type AppContext, type PageArgs, useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';

/** The back end's record of the storefront's city: contacts and legal fields (CIT-04). */
function cityRecordQuery({ api, city }: Pick<AppContext, 'api' | 'city'>) {
  const { locationId } = city;
  return queryOptions({
    queryKey: ['mf-content', 'city-record', locationId],
    queryFn: async () => (await api(getCities, {})).find((city) => city.locationId === locationId) ?? null,
  });
}

/** Reads the record for the page. A text page is also shown without it, so a failure is only retried later. */
export async function loadCityRecord({ app, optional }: PageArgs): Promise<void> {
  await optional('city-record', app.query.ensureQueryData(cityRecordQuery(app)));
}

/** The record, once it is loaded. */
export function useCityRecord(): City | null {
  return useQuery(cityRecordQuery(useApp())).data ?? null;
}
