import { productViewed } from '@zapovednik/areas/catalog/events';
import { brandLink, productLink } from '@zapovednik/areas/catalog/routes';
import { analogues } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { Link, useLocation, useParams, useSearchParams } from '@zapovednik/platform/router';
import { softHyphens } from '@zapovednik/rules/format';
import { Breadcrumbs, Container } from '@zapovednik/ui';
import { Share } from '@zapovednik/ui/popover';
import { useEffect } from 'react';
import { Badges } from '../../product-card/badges';
import { StockLevel } from '../../product-card/stock-level';
import { packMode, packOf } from '../../products/pack';
import { buyWithQuery, productQuery } from '../../products/product-query';
import { RatingLine } from '../../reviews/rating-line';
import { ReviewsSection } from '../../reviews/reviews-section';
import { CompareSlot, ForPetSlot, ViewedSlot } from '../../slots/slots';
import { AboutProduct } from './about-product';
import { Below } from './below';
import { BuyBar } from './buying/buy-bar';
import { OneClickButton } from './buying/one-click-button';
import { QuantityChoice } from './buying/quantity-choice';
import { RegularButton } from './buying/regular-button';
import { VariantLinks } from './buying/variant-links';
import { FavouriteButton } from './favourite-button';
import { ProductGallery } from './gallery/product-gallery';
import { loadProduct, type ProductData } from './load';
import { ProductMetadata } from './product-metadata';
import styles from './product-page.module.css';
import { DeliveryPromise } from './promises/delivery-promise';
import { ReturnPromise } from './promises/return-promise';
import { BoughtWith, OfBrand } from './rows-below';

/**
 * A product: pictures on the left, price and choices on the right. Price and button stay in sight: on a phone at the
 * bottom, on a wide screen beside description and reviews.
 */
function ProductPage({ data: { crumbs } }: { data: ProductData }) {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: product } = useSuspenseQuery(productQuery(app, code));
  const pack = packOf(product);
  const asked = packMode(useSearchParams()[0]);
  const chosen = asked === 'PACK' && pack?.available ? pack : null;
  const { id, article, brand, quantity, price } = product;
  // With the rows in the cache the page was shown before: «Назад» leads to a place in it.
  const isReturn = app.query.getQueryData(buyWithQuery(app, id).queryKey) !== undefined;
  const isBelowFirst = useLocation().hash !== '' || isReturn;
  useEffect(() => {
    app.bus.emit(productViewed, { productId: id, price: price.current });
  }, [app, id, price.current]);

  return (
    <Container className={styles.page}>
      <ProductMetadata product={product} crumbs={crumbs} />
      <Breadcrumbs items={[...crumbs, { title: product.name }]} className={styles.crumbs} />
      <header className={styles.head}>
        <h1 className={styles.title}>{softHyphens(product.name)}</h1>
        <p className={styles.facts}>
          <Link to={brandLink(brand.code)}>{brand.name}</Link>
          <span>Артикул {article.value}</span>
          {product.reviewCount > 0 && (
            <a href="#reviews">
              <RatingLine rating={product.rating} count={product.reviewCount} />
            </a>
          )}
        </p>
      </header>
      <div className={styles.gallery}>
        <ProductGallery key={product.id} pictures={product.pictures} name={product.name}>
          <Badges product={product} price={product.price} />
        </ProductGallery>
      </div>
      <div className={styles.side}>
        <div className={styles.choice}>
          <VariantLinks product={product} />
          {pack && <QuantityChoice code={product.code} pack={pack} chosen={chosen ? 'PACK' : 'ST'} />}
        </div>
        <BuyBar product={product} pack={chosen} />
        <div className={styles.more}>
          <div className={styles.ways}>
            <OneClickButton product={product} pieces={chosen?.pieces ?? 1} />
            <RegularButton product={product} pieces={chosen?.pieces ?? 1} />
          </div>
          <div className={styles.state}>
            <StockLevel quantity={quantity} className={styles.stock} />
            <div className={styles.actions}>
              <FavouriteButton productId={product.id} />
              <Share title={product.name} url={app.origin + productLink(product.code)} />
              <div className={styles.compare}>
                <CompareSlot productId={product.id} code={product.code} name={product.name} wide />
              </div>
            </div>
          </div>
          {product.markdowns.map((reason) => (
            <p key={reason} className={styles.note}>
              Уценка: {reason}
            </p>
          ))}
          {product.isPrescription && (
            <p className={styles.note}>Отпускается по рецепту и только самовывозом: возьмите рецепт с собой.</p>
          )}
        </div>
        <div className={styles.delivery}>
          <DeliveryPromise product={product} crumbs={crumbs} />
        </div>
        <div className={styles.foot}>
          <ReturnPromise product={product} />
          <div className={styles.pet}>
            <ForPetSlot product={product} />
          </div>
        </div>
      </div>
      <Below atOnce={isBelowFirst}>
        <div className={styles.about}>
          <AboutProduct product={product} />
          <ReviewsSection product={product} />
        </div>
        <div className={styles.rest}>
          <BoughtWith productId={id} />
          <Widget key={id} of={analogues} props={{ productId: id }} whenSeen fallback={null} />
          <OfBrand product={product} />
          <ViewedSlot productId={id} />
        </div>
      </Below>
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadProduct, Component: ProductPage });
