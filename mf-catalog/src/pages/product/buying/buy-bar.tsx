import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { lazyPart } from '@zapovednik/platform/app';
import { formatPackPrice, formatPrice } from '@zapovednik/rules/format';
import { Price } from '@zapovednik/ui';
import { CartControl } from '../../../cart/cart-control';
import { PriceFacts } from '../../../product-card/price-facts';
import type { Pack } from '../../../products/pack';
import styles from './buy-bar.module.css';

const BuyMerchandise = lazyPart({
  area: 'mf-catalog',
  name: 'merchandise',
  load: () => import(/* webpackChunkName: "lazy-merchandise" */ './buy-merchandise'),
});

interface BuyBarProps {
  product: ListItem;
  /** The chosen pack; null: single pieces. */
  pack: Pack | null;
}

/** Price and button: a card next to the pictures, on a phone a bar at the bottom of the window. */
export function BuyBar({ product, pack }: BuyBarProps) {
  const { id, name, price, quantity, cityQuantity, isMerchandise, bonus } = product;
  const Buy = isMerchandise ? BuyMerchandise : CartControl;
  const pieces = pack?.pieces ?? 1;
  return (
    <div className={styles.bar}>
      <div className={styles.prices}>
        {pack ? <PackPrice pack={pack} price={price} /> : <PiecePrice price={price} />}
        <PriceFacts price={price} bonus={bonus * pieces} className={styles.facts} />
      </div>
      <Buy
        key={`${id} ${pieces}`}
        productId={id}
        name={name}
        available={quantity}
        soldOut={cityQuantity <= 0}
        step={pieces}
        wide
      />
    </div>
  );
}

function PiecePrice({ price }: Pick<ListItem, 'price'>) {
  return <Price price={price.current} oldPrice={price.old} size="large" />;
}

/** The price of a pack, with two decimals (CRT-31), and the price of one piece in it. */
function PackPrice({ pack, price }: { pack: Pack } & Pick<ListItem, 'price'>) {
  return (
    <>
      <p className={styles.pack}>
        <span>{formatPackPrice(pack.price)}</span> {price.discount > 0 && <s>{formatPackPrice(pack.oldPrice)}</s>}
      </p>
      <p className={styles.piece}>{formatPrice(price.current)} за штуку</p>
    </>
  );
}
