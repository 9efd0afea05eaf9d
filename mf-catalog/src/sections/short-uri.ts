import { shortUrisQuery } from 'shared-contracts/catalog/queries';
import { redirect } from 'shared-contracts/router';
import type { Shop } from 'shared-contracts/shop';
import { optional } from '../page-data/required';

/**
 * The short-URI check (ROU-111): sends to the short path with 301 where the address is another one. Answers the path that
 * the page is made of, which a short path stands for. When the check fails, the address is taken as it is.
 */
export async function checkShortUri(shop: Shop, url: URL): Promise<string> {
  const path = url.pathname;
  const [found] = (await optional(shop, 'short URI', shop.query.fetchQuery(shortUrisQuery(shop, [path])))) ?? [];
  if (!found?.SHORT_URI) return path;
  if (found.SHORT_URI !== path) throw redirect(found.SHORT_URI + url.search, 301);
  return found.URI;
}
