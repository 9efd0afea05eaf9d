import type { PageArgs } from '@zapovednik/platform/app';
import { isSignedIn } from '../../person/is-signed-in';
import { purchasedListOf, purchasedQuery } from './purchased-query';

/** Reads a page of the purchased products; after a failure, the page shows an error with a retry. */
export async function loadPurchased({ app, url, optional }: PageArgs): Promise<null> {
  if (!isSignedIn(app)) return null;
  await optional('purchased', app.query.fetchQuery(purchasedQuery(app, purchasedListOf(url.searchParams))));
  return null;
}
