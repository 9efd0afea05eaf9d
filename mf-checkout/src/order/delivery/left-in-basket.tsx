import type { Order } from '@zapovednik/api/checkout/models/order';
import { formatQuantity } from '@zapovednik/rules/format';
import styles from './left-in-basket.module.css';

/** What the chosen shop does not have: it is not part of the order, and not lost. */
export function LeftInBasket({ left }: Pick<Order, 'left'>) {
  return (
    <section aria-label="Останется в корзине" className={styles.left}>
      <p>В этом магазине нет. Останется в корзине, закажете другим способом:</p>
      <ul>
        {left.map(({ productId, name, quantity }) => (
          <li key={productId}>
            {name}, {formatQuantity(quantity)}
          </li>
        ))}
      </ul>
    </section>
  );
}
