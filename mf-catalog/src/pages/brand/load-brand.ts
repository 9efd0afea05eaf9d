import type { Input } from 'shared-contracts/api/call';
import type { getPage } from 'shared-contracts/api/catalog';
import { type LoaderArgs, notFound } from 'shared-contracts/shop';
import { brandQuery } from '../../brands/brand-query';
import { brandFilterQuery } from '../../filter/brand-filter-query';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { optional, required } from '../../page-data/required';
import { listRequest, readListAddress } from '../../product-list/list-address';
import { pageQuery, productsFailed } from '../../product-list/page-query';

/** The products of a brand's address: its filters are in the query (CAT-29). */
export const brandRequest = (brand: string, query: URLSearchParams): Input<typeof getPage> => ({
  ...listRequest(readListAddress(query)),
  filter: { BRAND: brand },
  controls: controlsOfQuery(query),
});

/** Reads brand, products and filter side by side; an unknown brand answers 404 (ROU-66). */
export async function loadBrand({ shop, params, url }: LoaderArgs): Promise<void> {
  const code = params.code;
  if (!code) throw notFound();
  const { query } = shop;
  const [, page] = await Promise.all([
    required(shop, 'brand', query.ensureQueryData(brandQuery(shop, code)), productsFailed),
    required(
      shop,
      'products',
      query.ensureQueryData(pageQuery(shop, brandRequest(code, url.searchParams))),
      productsFailed,
    ),
    optional(shop, 'filter', query.ensureQueryData(brandFilterQuery(shop, code, controlsOfQuery(url.searchParams)))),
  ]);
  if (readListAddress(url.searchParams).page > Math.max(page.pageCount, 1)) throw notFound();
}
