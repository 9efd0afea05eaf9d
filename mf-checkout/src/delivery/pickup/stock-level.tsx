import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import styles from './point-list.module.css';

/** Whether a point has the goods of the basket, and how many of them lie on its shelf if they are not all there. */
export function StockLevel({ stock, goods }: Pick<PickupPoint, 'stock' | 'goods'>) {
  if (goods && goods.here > 0 && goods.here < goods.wanted) {
    return (
      <p className={styles.level} data-level="Мало">
        Есть {goods.here} из {goods.wanted}
      </p>
    );
  }
  return (
    <p className={styles.level} data-level={stock}>
      {stock === 'Нет в наличии' ? stock : `В наличии: ${stock.toLowerCase()}`}
    </p>
  );
}
