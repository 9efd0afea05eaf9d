import type { Input } from '@zapovednik/api/call';
import type { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { BrandDetail } from '@zapovednik/api/catalog/models/brand';
import type { Tag } from '@zapovednik/api/catalog/models/product-page';
import type { Section } from '@zapovednik/api/catalog/models/section';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { brandQuery } from '../../brands/brand-query';
import { brandFilterQuery } from '../../filter/brand-filter-query';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { landingsQuery } from '../../filter/landing-query';
import { listRequest, readListAddress } from '../../list-address/list-address';
import { pageQuery, productsFailed } from '../../products/page-query';
import { findSection } from '../../sections/find-section';
import type { LinkedSection } from '../../sections/linked-section';
import { readSectionPath } from '../../sections/section-path';

/** The products of a brand page's URL: its filters are in the query (CAT-29). */
export const brandRequest = (brand: string, query: URLSearchParams): Input<typeof getPage> => ({
  ...listRequest(readListAddress(query)),
  filter: { BRAND: brand },
  controls: controlsOfQuery(query),
});

/** What the loader of a brand page returns besides the query cache. */
export interface BrandData {
  /** The sections of the second level that contain the brand's goods, the largest first. */
  readonly sections: readonly Omit<LinkedSection, 'picture'>[];
  /** The pages of predefined filters of the brand (CAT-49). */
  readonly landings: readonly Tag[];
}

/**
 * The sections that contain a brand's goods, grouped by second level: the name of a third-level section alone is
 * unclear.
 */
function sectionsOf({ sections }: BrandDetail, roots: readonly Section[]): BrandData['sections'] {
  const found = new Map<number, Omit<LinkedSection, 'picture'>>();
  for (const { path, productCount } of sections) {
    const codes = readSectionPath(path.replace(/^\/catalog\//, ''))?.codes ?? [];
    const section = findSection(roots, codes.slice(0, 2))?.section;
    if (!section) continue;
    const count = (found.get(section.id)?.count ?? 0) + productCount;
    const name = section.heading || section.name;
    found.set(section.id, { id: section.id, name, path: section.path, count });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** Maximum number of links to pages of predefined filters. */
const mostLandings = 12;

/** Reads brand, products and filter in parallel; an unknown brand returns 404 (ROU-66). */
export async function loadBrand({ app, params, url, optional, required }: PageArgs): Promise<BrandData> {
  const code = params.code;
  if (!code) throw notFound();
  const { query } = app;
  const [brand, page, , roots, landings = []] = await Promise.all([
    required('brand', query.ensureQueryData(brandQuery(app, code)), productsFailed),
    required('products', query.ensureQueryData(pageQuery(app, brandRequest(code, url.searchParams))), productsFailed),
    optional('filter', query.ensureQueryData(brandFilterQuery(app, code, controlsOfQuery(url.searchParams)))),
    optional('sections', query.ensureQueryData(sectionsQuery(app))),
    optional('landings', query.ensureQueryData(landingsQuery(app, `brend-is-${code}/`))),
  ]);
  if (readListAddress(url.searchParams).page > Math.max(page.pageCount, 1)) throw notFound();
  return {
    sections: sectionsOf(brand, roots ?? []),
    landings: landings.slice(0, mostLandings).map(({ name, path }) => ({ name, path })),
  };
}
