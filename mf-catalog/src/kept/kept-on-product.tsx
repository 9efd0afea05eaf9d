import { KeptPress, useKeptPress } from '@zapovednik/ui/status';
import type { OnProductProps } from '../slots/slots';
import styles from './kept-on-product.module.css';
import { cartPlace, heartPlace } from './places';

/** Stands at a product whose basket button or heart was pressed without a network. */
export function KeptOnProduct({ productId, look }: OnProductProps) {
  const cart = useKeptPress(cartPlace(productId));
  const heart = useKeptPress(heartPlace(productId));
  if (!cart && !heart) return null;
  const retry = () => {
    cart?.();
    heart?.();
  };
  return (
    <div className={look === 'card' ? styles.card : undefined}>
      <KeptPress onRetry={retry} />
    </div>
  );
}
