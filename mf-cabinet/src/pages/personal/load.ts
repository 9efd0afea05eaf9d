import type { PageArgs } from '@zapovednik/platform/app';
import { isSignedIn } from '../../person/is-signed-in';
import { summaryQuery } from '../../summary/summary-query';

/** Reads the data of the cabinet's first page; after a failure, the page shows an error with a retry. */
export async function loadPersonal({ app, optional }: PageArgs): Promise<null> {
  if (!isSignedIn(app)) return null;
  await optional('summary', app.query.fetchQuery(summaryQuery(app)));
  return null;
}
