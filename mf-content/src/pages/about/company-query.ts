import type { AppContext } from 'shared-contracts/app';
import { getCompanyFacts, getCompanyTimeline } from 'shared-contracts/content/calls/company';
import { queryOptions } from 'shared-contracts/query';

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
