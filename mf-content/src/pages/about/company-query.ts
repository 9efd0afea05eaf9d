import { getCompanyFacts, getCompanyTimeline } from '@zapovednik/api/content/calls/company';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The numbers of the company (API-148). */
export const companyFactsQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-content', 'company-facts'],
    queryFn: ({ signal }) => api(getCompanyFacts, {}, { signal }),
  });

/** The history of the company (API-149). */
export const companyTimelineQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-content', 'company-timeline'],
    queryFn: ({ signal }) => api(getCompanyTimeline, {}, { signal }),
  });
