import { productViewed } from '@zapovednik/areas/catalog/events';
import { brandLink, productLink } from '@zapovednik/areas/catalog/routes';
import { analogues } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { Link, useParams, useSearchParams } from '@zapovednik/platform/router';
import { softHyphens } from '@zapovednik/rules/format';
import { Breadcrumbs, Container } from '@zapovednik/ui';
import { Share } from '@zapovednik/ui/popover';
import { useEffect } from 'react';
import { Badges } from '../../product-card/badges';
import { StockLevel } from '../../product-card/stock-level';
import { CardRow } from '../../product-carousel/card-row';
import { packMode, packOf } from '../../products/pack';
import { brandProductsQuery, buyWithQuery, productQuery } from '../../products/product-query';
import { RatingLine } from '../../reviews/rating-line';
import { ReviewsSection } from '../../reviews/reviews-section';
import { CompareSlot, ForPetSlot, ViewedSlot } from '../../slots/slots';
import { AboutProduct } from './about-product';
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

/**
 * A product: pictures on the left, price and choices on the right. Price and button stay in sight: on a phone at the
 * bottom, on a wide screen beside description and reviews.
 */
function ProductPage({ data: { crumbs } }: { data: ProductData }) {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: product } = useSuspenseQuery(productQuery(app, code));
  const { data: boughtWith = [] } = useQuery(buyWithQuery(app, product.id));
  const { data: ofBrand } = useQuery(brandProductsQuery(app, product));
  const pack = packOf(product);
  const asked = packMode(useSearchParams()[0]);
  const chosen = asked === 'PACK' && pack?.available ? pack : null;
  const { id, article, brand, quantity, price } = product;
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
      <div className={styles.about}>
        <AboutProduct product={product} />
        <ReviewsSection product={product} />
      </div>
      <div className={styles.rest}>
        <CardRow title="С этим товаром покупают" products={boughtWith} />
        <Widget key={id} of={analogues} props={{ productId: id }} whenSeen fallback={null} />
        <CardRow title={`Ещё от ${brand.name}`} products={ofBrand?.products ?? []} />
        <ViewedSlot productId={id} />
      </div>
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadProduct, Component: ProductPage });
