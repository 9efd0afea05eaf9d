import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';
import type { Crumb } from '@zapovednik/ui';
import { analoguesQuery } from '../../analogues/analogues-query';
import { packMode, packOf } from '../../products/pack';
import { brandProductsQuery, buyWithQuery, productFailed, productQuery } from '../../products/product-query';
import { findSection } from '../../sections/find-section';
import { sectionCrumbs } from '../../sections/linked-section';

/** What the loader of a product page returns besides the query cache. */
export interface ProductData {
  /** The breadcrumb path to the product's section. */
  readonly crumbs: readonly Crumb[];
}

/**
 * Reads the product, then what is shown in its place; a pack without enough stock falls back to ST (PRD-31). The server also reads the
 * content below. A browser reads that after the product is shown, so a prefetch is one call.
 */
export async function loadProduct({ app, params, url, optional, required }: PageArgs): Promise<ProductData> {
  const code = params.code;
  if (!code) throw notFound();
  const { query } = app;
  const [product, sections] = await Promise.all([
    required('product', query.ensureQueryData(productQuery(app, code)), productFailed),
    optional('sections', query.ensureQueryData(sectionsQuery(app))),
  ]);
  const pack = packOf(product);
  if (packMode(url.searchParams) === 'PACK' && !pack?.available) throw redirect(productLink(code, 'ST'));
  await Promise.all([
    product.quantity <= 0 && optional('analogues', query.ensureQueryData(analoguesQuery(app, product.id))),
    ...('document' in globalThis ? [] : belowForDocument(app, product, optional)),
  ]);
  const found = findSection(sections ?? [], product.sectionPath.split('/'));
  return { crumbs: sectionCrumbs(found ? [...found.ancestors, found.section] : []) };
}

const belowForDocument = (app: PageArgs['app'], product: ProductDetail, optional: PageArgs['optional']) => [
  optional('bought with', app.query.ensureQueryData(buyWithQuery(app, product.id))),
  optional('reviews', reviewsForDocument(app, product.id)),
  optional('brand products', app.query.ensureQueryData(brandProductsQuery(app, product))),
];

async function reviewsForDocument(app: PageArgs['app'], productId: number): Promise<void> {
  const { loadReviews } = await import(/* webpackChunkName: "lazy-reviews" */ '../../reviews/load-reviews');
  await loadReviews(app, productId);
}
