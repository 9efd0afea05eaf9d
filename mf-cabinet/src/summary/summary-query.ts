import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** How long the numbers count as new, in milliseconds: other pages and the shop change them, and the next page of the cabinet reads them again. */
const fresh = 15_000;

/** What the cabinet shows first, and the counts of its menu. The key has the customer: nobody sees somebody else's, not even for a moment. */
export const summaryQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'summary'],
    enabled: userId !== null,
    staleTime: fresh,
    queryFn: ({ signal }) => api(getPersonalSummary, {}, { signal }),
  });
};
