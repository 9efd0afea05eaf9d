import { getDevices } from '@zapovednik/api/cabinet/calls/devices';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

// The key contains the customer, so the devices of another customer are never shown, not even while the own ones are
// loading.
const keyOf = (userId: number | null): QueryKey => ['mf-cabinet', 'devices', userId];

/** The devices where the customer is signed in. */
export const devicesQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }) => api(getDevices, {}, { signal }),
  });
