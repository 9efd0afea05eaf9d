import { shortUrisQuery } from '@zapovednik/areas/catalog/queries/short-uris';
import type { PageArgs } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';

/**
 * The short-URI check (ROU-111): redirects to the short path with 301 when the URL is not the short one. Returns the long path whose
 * section the page shows. When the check fails, the path of the URL is used.
 */
export async function checkShortUri({ app, url, optional }: PageArgs): Promise<string> {
  const path = url.pathname;
  const [found] = (await optional('short URI', app.query.fetchQuery(shortUrisQuery(app, [path])))) ?? [];
  if (!found?.shortPath) return path;
  if (found.shortPath !== path) throw redirect(found.shortPath + url.search, 301);
  return found.path;
}
