import type { PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { isSignedIn } from '../../person/is-signed-in';
import { bonusesQuery } from './bonuses-query';

/** Reads the bonuses; after a failure, the page shows an error with a retry. */
export async function loadBonuses({ app, url, optional }: PageArgs): Promise<null> {
  if (!isSignedIn(app)) return null;
  await optional('bonuses', app.query.fetchQuery(bonusesQuery(app, pageOf(url.searchParams))));
  return null;
}
