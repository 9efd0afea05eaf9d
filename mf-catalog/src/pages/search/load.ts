import type { Tag } from '@zapovednik/api/catalog/models/product-page';
import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { landingsQuery } from '../../filter/landing-query';
import { productsFailed } from '../../products/page-query';
import { isSearchable, searchQuery, searchRequest } from './search-query';

/** Maximum number of links to pages of predefined filters. */
const mostLandings = 6;

/** What the loader of a search page returns besides the query cache. */
export interface SearchData {
  /** Pages of predefined filters whose name contains the text (API-16). */
  readonly landings: readonly Tag[];
}

/** Searches for the text and filters of the URL; a page number beyond the results returns 404. */
export async function loadSearch({ app, url, optional, required }: PageArgs): Promise<SearchData> {
  const { query: text, page } = searchRequest(url.searchParams);
  const found = app.query.ensureQueryData(searchQuery(app, url.searchParams));
  const [{ pageCount: pages }, landings = []] = await Promise.all([
    required('search', found, productsFailed),
    isSearchable(text) ? optional('landings', app.query.ensureQueryData(landingsQuery(app, text))) : [],
  ]);
  if (page > Math.max(pages, 1)) throw notFound();
  return { landings: landings.slice(0, mostLandings).map(({ name, path }) => ({ name, path })) };
}
