import type { AppContext } from 'shared-contracts/app';
import { queryOptions } from 'shared-contracts/query';
import { getGroomingBanners } from 'shared-contracts/services/calls/gruming';

/** The banners of the grooming page, by SORT (GRM-04). */
export const groomingBannersQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: ['mf-services', 'grooming', 'banners'],
    queryFn: ({ signal }) => api(getGroomingBanners, { perPage: 100, sort: { SORT: 'ASC' } }, { signal }),
  });
