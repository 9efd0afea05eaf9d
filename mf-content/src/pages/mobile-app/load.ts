import { getMobileApp } from '@zapovednik/api/content/calls/mobile-app';
import type { AppContext, PageArgs } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The links to the application, with a QR code for this storefront. */
export const mobileAppQuery = ({ api, origin }: Pick<AppContext, 'api' | 'origin'>) =>
  queryOptions({
    queryKey: ['mf-content', 'mobile-app', origin],
    queryFn: ({ signal }) => api(getMobileApp, {}, { signal }),
  });

/** Reads them; the page is also shown without them. */
export async function loadMobileApp({ app, optional }: PageArgs): Promise<void> {
  await optional('mobile-app', app.query.ensureQueryData(mobileAppQuery(app)));
}
