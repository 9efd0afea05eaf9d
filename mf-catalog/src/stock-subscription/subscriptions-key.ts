import type { QueryKey } from '@zapovednik/platform/query';

/** The beginning of the keys of stock subscriptions. In a file of its own: the area's start needs it, and not the call. */
export const subscriptionsKey: QueryKey = ['mf-catalog', 'subscriptions'];
