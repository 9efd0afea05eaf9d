import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { boughtWith } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { useEffect, useState } from 'react';
import styles from './cart-page.module.css';
import { placeOf } from './use-removed-lines';

const firstActions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Products that fit those in the cart. It is loaded after the visitor's first action: the first load is for the cart
 * itself.
 */
export function CrossSell({ lines }: { lines: readonly BasketLine[] }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    for (const name of firstActions) window.addEventListener(name, wake, { once: true, passive: true });
    return () => {
      for (const name of firstActions) window.removeEventListener(name, wake);
    };
  }, []);
  if (!isAwake) return null;
  const productIds = [...lines].sort((one, other) => placeOf(other) - placeOf(one)).map(({ productId }) => productId);
  return (
    <div className={styles.crossSell}>
      <Widget of={boughtWith} props={{ title: 'С этим покупают', productIds }} whenSeen fallback={null} />
    </div>
  );
}
