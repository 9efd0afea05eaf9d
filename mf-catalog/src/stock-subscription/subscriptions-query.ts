import { getSubscriptions, type Subscriptions } from '@zapovednik/api/cabinet/calls/subscribe';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';
import { subscriptionsKey } from './subscriptions-key';

// Somebody else's are never shown, not even until the own ones are read.
const keyOf = (userId: number | null): QueryKey => [...subscriptionsKey, userId];

/** All stock subscriptions of this visitor: the e-mail by product id (PRD-48). */
export const subscriptionsQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }): Promise<Subscriptions> => api(getSubscriptions, { id: 0 }, { signal }),
  });
