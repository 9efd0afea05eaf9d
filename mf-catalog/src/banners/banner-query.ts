import { getMainBanners, getSingleBanner } from '@zapovednik/api/catalog/calls/banner';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

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
