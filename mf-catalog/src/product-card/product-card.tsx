import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { softHyphens } from '@zapovednik/rules/format';
import { Price } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { type MouseEvent, memo, useDeferredValue, useState } from 'react';
import { CartControl } from '../cart/cart-control';
import { FavouriteHeart } from '../favourites/favourite-heart';
import { notePressed } from '../products/pressed-product';
import { RatingLine } from '../reviews/rating-line';
import { CompareSlot } from '../slots/slots';
import { Badges } from './badges';
import { CardGallery } from './card-gallery';
import { PriceFacts } from './price-facts';
import styles from './product-card.module.css';
import { shownProduct } from './shown-product';
import { StockLevel } from './stock-level';
import { VariantChips } from './variant-chips';

interface ProductCardProps {
  product: ListItem;
  /** Width of its picture, as in `<img sizes>`. */
  sizes: string;
  /** In the first row of a page: its picture loads first. */
  priority?: boolean;
}

/**
 * A product in a list (PRD-10 to PRD-16): gallery, badges, heart, price, bonuses, variants, name, stock, one button. Choosing a variant
 * switches the card in place: first its mark is drawn, then the rest. Forty cards do not render again for a navigation that
 * leaves their list.
 */
export const ProductCard = memo(function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const [variantId, chooseVariant] = useState(product.id);
  const shownId = useDeferredValue(variantId);
  const shown = shownProduct(product, shownId);
  const { id, code, name, price, bonus, available, soldOut, pictures } = shown;

  const click = (event: MouseEvent<HTMLElement>) => {
    notePressed(product);
    if (shownId === variantId || isInPlace(event.target)) return;
    // Another variant is chosen, but its button and links are not here yet: this press would be on those of the one before.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <article className={clsx(styles.card, available <= 0 && styles.soldOut)} onClickCapture={click}>
      <div className={styles.media}>
        <CardGallery key={id} pictures={pictures} to={productLink(code)} sizes={sizes} priority={priority} />
        <Badges product={product} price={price} className={styles.badges} />
        <FavouriteHeart productId={id} name={name} className={styles.heart} />
        <CompareSlot productId={id} code={code} name={name} className={styles.compare} />
      </div>
      <div>
        <Price price={price.current} oldPrice={price.old} percent={false} />
        <PriceFacts price={price} bonus={bonus} />
      </div>
      <VariantChips product={product} chosen={variantId} onChoose={chooseVariant} />
      <p className={styles.name}>
        <Link to={productLink(code)}>{softHyphens(name)}</Link>
      </p>
      <RatingLine rating={product.rating} count={product.reviewCount} className={styles.rating} />
      <StockLevel quantity={available} />
      <CartControl key={id} productId={id} name={name} available={available} soldOut={soldOut} />
    </article>
  );
});

const isInPlace = (target: EventTarget) => target instanceof Element && target.closest('[data-in-place]') !== null;
