import { getDevices } from '@zapovednik/api/cabinet/calls/devices';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

// Somebody else's are never shown, not even until the own ones are read.
const keyOf = (userId: number | null): QueryKey => ['mf-cabinet', 'devices', userId];

/** Where the customer is signed in. */
export const devicesQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }) => api(getDevices, {}, { signal }),
  });
