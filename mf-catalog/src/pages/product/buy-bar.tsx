import type { ProductDetail } from '@zapovednik/api/catalog/models/product';
import { lazyPart } from '@zapovednik/platform/app';
import { formatPackPrice, formatPrice, hasDiscount, isYes } from '@zapovednik/rules/format';
import { Price } from '@zapovednik/ui';
import { CartControl } from '../../cart/cart-control';
import { PriceFacts } from '../../product-card/price-facts';
import type { Pack } from '../../products/pack';
import styles from './buy-bar.module.css';

const BuyMerchandise = lazyPart({
  area: 'mf-catalog',
  name: 'merchandise',
  load: () => import(/* webpackChunkName: "lazy-merchandise" */ './buy-merchandise'),
});

interface BuyBarProps {
  product: ProductDetail;
  /** The chosen pack; null: single pieces. */
  pack: Pack | null;
}

/** Price and button: a card beside the pictures, on a phone a bar at the bottom of the window. */
export function BuyBar({ product, pack }: BuyBarProps) {
  const { id, name, price, quantity, city_quantity, properties, bonus_in: bonus } = product;
  const Buy = isYes(properties.merchandise.value) ? BuyMerchandise : CartControl;
  const pieces = pack?.pieces ?? 1;
  return (
    <div className={styles.bar}>
      <div className={styles.prices}>
        {pack ? <PackPrice pack={pack} piece={price.discount_price} /> : <PiecePrice price={price} />}
        <PriceFacts price={price} bonus={bonus * pieces} className={styles.facts} />
      </div>
      <Buy
        key={`${id} ${pieces}`}
        productId={id}
        name={name}
        available={quantity}
        soldOut={city_quantity <= 0}
        step={pieces}
        wide
      />
    </div>
  );
}

function PiecePrice({ price }: Pick<ProductDetail, 'price'>) {
  return <Price price={price.discount_price} oldPrice={price.old_price} size="large" />;
}

/** The price of a pack, with two decimals (CRT-31), and the price of one piece in it. */
function PackPrice({ pack, piece }: { pack: Pack; piece: number }) {
  const reduced = hasDiscount({ discount_price: pack.price, old_price: pack.oldPrice });
  return (
    <>
      <p className={styles.pack}>
        <span>{formatPackPrice(pack.price)}</span>
        {reduced && <s>{formatPackPrice(pack.oldPrice)}</s>}
      </p>
      <p className={styles.piece}>{formatPrice(piece)} за штуку</p>
    </>
  );
}
