import type { AppContext } from 'shared-contracts/app';
import { getSubscriptions, type Subscriptions } from 'shared-contracts/cabinet/calls/subscribe';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { subscriptionsKey } from './subscriptions-key';

// Somebody else's are never shown, not even until the own ones are read.
const keyOf = (userId: number | null): QueryKey => [...subscriptionsKey, userId];

/** All stock subscriptions of this visitor: the e-mail by product id (PRD-48). */
export const subscriptionsQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>) =>
  queryOptions({
    queryKey: keyOf(atom(sessionAtom).get().userId),
    queryFn: ({ signal }): Promise<Subscriptions> => api(getSubscriptions, { id: 0 }, { signal }),
  });
