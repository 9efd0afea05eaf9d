import type { AppContext } from 'shared-contracts/app';
import { getPersonalSummary } from 'shared-contracts/cabinet/calls/summary';
import { queryOptions } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';

/** What the cabinet shows first, and the counts of its menu. The key has the customer: nobody sees somebody else's, not even for a moment. */
export const summaryQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'summary'],
    enabled: userId !== null,
    queryFn: ({ signal }) => api(getPersonalSummary, {}, { signal }),
  });
};
