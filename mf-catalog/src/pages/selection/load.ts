import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { listRequest, readListAddress } from '../../list-address/list-address';
import { isProductList, listInput, type ProductList } from '../../product-carousel/product-lists';
import { pageQuery, productsFailed } from '../../products/page-query';

/** A page of a list, in the visitor's order or in the catalogue's. */
export const selectionRequest = (list: ProductList, query: URLSearchParams) => ({
  ...listRequest(readListAddress(query)),
  filter: listInput(list, new Date()).filter,
});

/** Reads a page of the list; an unknown list, or a page after the last one, returns 404. */
export async function loadSelection({ app, params, url, required }: PageArgs): Promise<null> {
  const { list = '' } = params;
  if (!isProductList(list)) throw notFound();
  const reading = app.query.ensureQueryData(pageQuery(app, selectionRequest(list, url.searchParams)));
  const page = await required('products', reading, productsFailed);
  if (readListAddress(url.searchParams).page > Math.max(page.pageCount, 1)) throw notFound();
  return null;
}
