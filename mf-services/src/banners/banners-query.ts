import { getGroomingBanners } from '@zapovednik/api/services/calls/gruming';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The banners of the grooming page, by SORT (GRM-04). */
export const groomingBannersQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: ['mf-services', 'grooming', 'banners'],
    queryFn: ({ signal }) => api(getGroomingBanners, { perPage: 100, sort: { SORT: 'ASC' } }, { signal }),
  });
