import type { QueryKey } from 'shared-contracts/query';

/** The beginning of the keys of stock subscriptions. In a file of its own: the area's start needs it, and not the call. */
export const subscriptionsKey: QueryKey = ['mf-catalog', 'subscriptions'];
