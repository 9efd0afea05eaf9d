import type { PageArgs } from '@zapovednik/platform/app';
import { isSignedIn } from '../../person/is-signed-in';
import { purchasedListOf, purchasedQuery } from './purchased-query';

/** Reads a page of what the customer bought; if that fails, the page shows it with a retry. */
export async function loadPurchased({ app, url, optional }: PageArgs): Promise<null> {
  if (!isSignedIn(app)) return null;
  await optional('purchased', app.query.fetchQuery(purchasedQuery(app, purchasedListOf(url.searchParams))));
  return null;
}
