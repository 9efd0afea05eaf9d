import type { AppContext } from 'shared-contracts/app';
import { getMainBanners, getSingleBanner } from 'shared-contracts/catalog/calls/banner';
import { queryOptions } from 'shared-contracts/query';

/** The banners at the top of the home page (API-145). */
export const mainBannersQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-catalog', 'main-banners'],
    queryFn: ({ signal }) => api(getMainBanners, {}, { signal }),
  });

/** The banner between the lists, or null (API-146). */
export const singleBannerQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-catalog', 'single-banner'],
    queryFn: ({ signal }) => api(getSingleBanner, {}, { signal }),
  });
