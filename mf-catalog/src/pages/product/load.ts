import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';
import type { Crumb } from '@zapovednik/ui';
import { analoguesQuery } from '../../analogues/analogues-query';
import { packMode, packOf } from '../../products/pack';
import { pressedProduct } from '../../products/pressed-product';
import { brandProductsQuery, buyWithQuery, productFailed, productQuery } from '../../products/product-query';
import { sectionCrumbs } from '../../sections/linked-section';
import { pathTo } from '../../sections/path-to';

/** What the loader of a product page returns besides the query cache. */
export interface ProductData {
  /** The breadcrumb path to the product's section. */
  readonly crumbs: readonly Crumb[];
  /** Whether the page was pressed: then what is in sight is shown first. */
  readonly isPress?: boolean;
  /** The product as the pressed card has shown it, when the page is shown before its data has come. */
  readonly known?: ListItem;
}

/**
 * Reads the product, then what is shown in its place; a pack without enough stock falls back to ST (PRD-31). The server also reads the
 * content below. A browser reads that after the product is shown, so a prefetch is one call. A press on a card waits for nothing: the
 * page shows what the card has shown.
 */
export async function loadProduct({ app, params, url, isPress, optional, required }: PageArgs): Promise<ProductData> {
  const code = params.code;
  if (!code) throw notFound();
  const { query } = app;
  const known = isPress && packMode(url.searchParams) === 'ST' ? pressedProduct(code) : null;
  const tree = query.getQueryData(sectionsQuery(app).queryKey);
  if (known && tree && !query.getQueryData(productQuery(app, code).queryKey)) {
    void query.prefetchQuery(productQuery(app, code));
    return { crumbs: sectionCrumbs(pathTo(tree, known.sectionId)), isPress: true, known };
  }
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
  return { crumbs: sectionCrumbs(pathTo(sections ?? [], product.sectionId)), ...(isPress && { isPress }) };
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
