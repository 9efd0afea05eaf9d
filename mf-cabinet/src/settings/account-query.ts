import type { AppContext } from 'shared-contracts/app';
import { getAccount } from 'shared-contracts/cabinet/calls/account';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';

// Somebody else's are never shown, not even until the own ones are read.
const keyOf = (userId: number | null): QueryKey => ['mf-cabinet', 'account', userId];

/** The settings of the signed-in customer. */
export const accountQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }) => api(getAccount, {}, { signal }),
  });
