import { formatPrice } from '@zapovednik/rules/format';
import { useId } from 'react';
import styles from './cart-delivery.module.css';

interface FreeDeliveryProps {
  /** Roubles of the goods. */
  price: number;
  /** Delivery is free if the basket costs at least this sum. */
  freeFrom: number;
}

/** The amount missing for free delivery. */
export function FreeDelivery({ price, freeFrom }: FreeDeliveryProps) {
  const id = useId();
  const left = Math.max(0, freeFrom - price);
  return (
    <div className={styles.free}>
      <p id={id}>{left > 0 ? `До бесплатной доставки осталось ${formatPrice(left)}` : 'Доставка бесплатно'}</p>
      <progress aria-labelledby={id} max={freeFrom} value={freeFrom - left} className={styles.progress} />
    </div>
  );
}
