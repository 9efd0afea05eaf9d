import type { PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { isSignedIn } from '../../person/is-signed-in';
import { awaitedQuery } from './awaited-query';

/**
 * Reads a page of what the customer waits for, always anew: other pages subscribe, and a sent letter ends a subscription. If that fails,
 * the page shows it with a retry.
 */
export async function loadSubscriptions({ app, url, optional }: PageArgs): Promise<null> {
  if (!isSignedIn(app)) return null;
  const query = awaitedQuery(app, pageOf(url.searchParams));
  await optional('subscriptions', app.query.fetchQuery({ ...query, staleTime: 0 }));
  return null;
}
