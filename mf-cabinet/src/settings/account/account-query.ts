import { getAccount } from '@zapovednik/api/cabinet/calls/account';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

// The key contains the customer, so the settings of another customer are never shown, not even while the own ones are
// loading.
const keyOf = (userId: number | null): QueryKey => ['mf-cabinet', 'account', userId];

/** The settings of the signed-in customer. */
export const accountQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }) => api(getAccount, {}, { signal }),
  });
