import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { productViewed } from '@zapovednik/areas/catalog/events';
import { brandLink } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link, useLocation, useParams, useRevalidator, useSearchParams } from '@zapovednik/platform/router';
import { softHyphens } from '@zapovednik/rules/format';
import { Breadcrumbs, Container } from '@zapovednik/ui';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useIsHydrating } from '../../hydration/use-is-hydrating';
import { Badges } from '../../product-card/badges';
import { packMode, packOf } from '../../products/pack';
import { productQuery } from '../../products/product-query';
import { RatingLine } from '../../reviews/rating-line';
import { Below } from './below';
import { BuyBar } from './buying/buy-bar';
import { PackWaiting, QuantityChoice } from './buying/quantity-choice';
import { VariantLinks } from './buying/variant-links';
import { ProductGallery } from './gallery/product-gallery';
import { loadProduct, type ProductData } from './load';
import { ProductMetadata } from './product-metadata';
import styles from './product-page.module.css';
import { DeliveryWaiting } from './promises/delivery-promise';
import { Terms } from './terms';

/**
 * A product: pictures on the left, price and choices on the right. Price and button stay in sight: on a phone at the
 * bottom, on a wide screen beside description and reviews.
 *
 * After a press on a card, what is in sight is shown first, from the data of the card; the rest is rendered when that is painted and
 * the product has come. A part that comes later never moves one that is shown.
 */
function ProductPage({ data: { crumbs, isPress = false, known } }: { data: ProductData }) {
  const { code = '' } = useParams();
  const read = useProduct(code);
  const hasPlace = useLocation().hash !== '';
  const isHydrating = useIsHydrating();
  const atOnce = isHydrating || hasPlace || !isPress;
  const rest = useDeferredValue(read ?? null, atOnce ? undefined : null);
  const asked = packMode(useSearchParams()[0]);
  const pack = read ? packOf(read) : null;
  const chosen = asked === 'PACK' && pack?.available ? pack : null;
  const product: ListItem | undefined = read ?? known;
  if (!product) return null;
  const { name } = product;

  return (
    <Container className={styles.page}>
      {rest ? <ProductMetadata product={rest} crumbs={crumbs} /> : <title>{name}</title>}
      <Breadcrumbs items={[...crumbs, { title: name }]} className={styles.crumbs} />
      <header className={styles.head}>
        <h1 className={styles.title}>{softHyphens(name)}</h1>
        <p className={styles.facts}>
          {read && <Link to={brandLink(read.brand.code)}>{read.brand.name}</Link>}
          <span>{read ? `Артикул ${read.article.value}` : '\u00a0'}</span>
          {product.reviewCount > 0 && (
            <a href="#reviews">
              <RatingLine rating={product.rating} count={product.reviewCount} />
            </a>
          )}
        </p>
      </header>
      <div className={styles.gallery}>
        <ProductGallery key={product.id} pictures={product.pictures} name={name}>
          <Badges product={product} price={product.price} />
        </ProductGallery>
      </div>
      <div className={styles.side}>
        <div className={styles.choice}>
          <VariantLinks product={product} />
          {pack && <QuantityChoice code={code} pack={pack} chosen={chosen ? 'PACK' : 'ST'} />}
          {!read && product.price.pack !== null && <PackWaiting />}
        </div>
        <BuyBar product={product} pack={chosen} />
        {rest ? (
          <Terms product={rest} pieces={chosen?.pieces ?? 1} crumbs={crumbs} />
        ) : (
          <div className={styles.delivery}>
            <DeliveryWaiting product={product} />
          </div>
        )}
      </div>
      {rest ? <Below product={rest} /> : <div className={styles.waiting} />}
    </Container>
  );
}

/** The product, as soon as it has been read. When that fails, the router reads the page again and shows what is wrong. */
function useProduct(code: string) {
  const app = useApp();
  const { data, isError } = useQuery({ ...productQuery(app, code), retryOnMount: false });
  const productId = data?.id;
  const { revalidate } = useRevalidator();
  const isMissing = isError && !data;
  const told = useRef('');
  useEffect(() => {
    // Once: the router's own read fails here too.
    if (!isMissing || told.current === code) return;
    told.current = code;
    void revalidate();
  }, [isMissing, code, revalidate]);
  const price = data?.price.current;
  useEffect(() => {
    if (productId && price !== undefined) app.bus.emit(productViewed, { productId, price });
  }, [app, productId, price]);
  return data;
}

export const { Component, loader } = definePage({ load: loadProduct, Component: ProductPage });
