import { getAccount } from '@zapovednik/api/cabinet/calls/account';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

// Somebody else's are never shown, not even until the own ones are read.
const keyOf = (userId: number | null): QueryKey => ['mf-cabinet', 'account', userId];

/** The settings of the signed-in customer. */
export const accountQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }) => api(getAccount, {}, { signal }),
  });
