import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { boughtWith } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import type { ReactNode } from 'react';
import styles from './cart-page.module.css';
import { placeOf } from './lines/use-removed-lines';

/** Products that fit those in the cart, the last added first. */
export function BoughtWith({ lines }: { lines: readonly BasketLine[] }): ReactNode {
  const productIds = [...lines].sort((one, other) => placeOf(other) - placeOf(one)).map(({ productId }) => productId);
  return (
    <div className={styles.crossSell}>
      <Widget of={boughtWith} props={{ title: 'С этим покупают', productIds }} whenSeen fallback={null} />
    </div>
  );
}
