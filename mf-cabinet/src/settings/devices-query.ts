import type { AppContext } from 'shared-contracts/app';
import { getDevices } from 'shared-contracts/cabinet/calls/devices';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';

// Somebody else's are never shown, not even until the own ones are read.
const keyOf = (userId: number | null): QueryKey => ['mf-cabinet', 'devices', userId];

/** Where the customer is signed in. */
export const devicesQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }) => api(getDevices, {}, { signal }),
  });
