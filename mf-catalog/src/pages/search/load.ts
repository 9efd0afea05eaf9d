import { notFound, type PageArgs } from 'shared-contracts/app';
import { productsFailed } from '../../product-list/page-query';
import { searchQuery, searchRequest } from './search-query';

/** Searches for the text and filters of the URL; a page number beyond the results returns 404. */
export async function loadSearch({ app, url, required }: PageArgs): Promise<void> {
  const found = app.query.ensureQueryData(searchQuery(app, url.searchParams));
  const { page_count: pages } = await required('search', found, productsFailed);
  if (searchRequest(url.searchParams).page > Math.max(pages, 1)) throw notFound();
}
