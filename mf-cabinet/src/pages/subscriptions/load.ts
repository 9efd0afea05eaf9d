import type { PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { isSignedIn } from '../../person/is-signed-in';
import { awaitedQuery } from './awaited-query';

/**
 * Reads a page of the subscriptions each time, because other pages create them, and a sent email ends one. After a
 * failure, the page shows an error with a retry.
 */
export async function loadSubscriptions({ app, url, optional }: PageArgs): Promise<null> {
  if (!isSignedIn(app)) return null;
  const query = awaitedQuery(app, pageOf(url.searchParams));
  await optional('subscriptions', app.query.fetchQuery({ ...query, staleTime: 0 }));
  return null;
}
