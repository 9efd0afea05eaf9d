import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/**
 * How long the numbers count as new, in milliseconds. Other pages and the shop change them, so the next page of the
 * cabinet reads them again.
 */
const fresh = 15_000;

/**
 * The data of the cabinet's first page, and the counts of its menu. The key contains the customer, so that nobody sees
 * another customer's data, even for a moment.
 */
export const summaryQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'summary'],
    enabled: userId !== null,
    staleTime: fresh,
    queryFn: ({ signal }) => api(getPersonalSummary, {}, { signal }),
  });
};
