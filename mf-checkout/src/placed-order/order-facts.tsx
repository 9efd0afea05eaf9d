import type { PlacedOrder } from 'shared-contracts/checkout/models/order';
import { formatPrice, formatQuantity } from 'shared-contracts/format';
import styles from './order-facts.module.css';

/** Status, delivery, payment, quantity and total of an order. */
export function OrderFacts({ order }: { order: PlacedOrder }) {
  const facts = [
    ['Статус', order.status],
    [order.delivery, order.address],
    ['Когда', order.date],
    ['Оплата', order.payment],
    ['Товары', formatQuantity(order.quantity)],
    ['Сумма', formatPrice(order.price)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([title, value]) =>
          value && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
