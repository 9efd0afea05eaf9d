import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import styles from './point-list.module.css';

/** Whether a point has the goods of the basket. */
export function StockLevel({ stock }: Pick<PickupPoint, 'stock'>) {
  return (
    <p className={styles.level} data-level={stock}>
      {stock === 'Нет в наличии' ? stock : `В наличии: ${stock.toLowerCase()}`}
    </p>
  );
}
