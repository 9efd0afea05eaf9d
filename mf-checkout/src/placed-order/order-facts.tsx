import type { OrderStatus } from 'shared-contracts/api/order';
import { formatPrice, formatQuantity } from 'shared-contracts/format';
import styles from './order-facts.module.css';

/** What was ordered, where it goes and how it is paid. */
export function OrderFacts({ order }: { order: OrderStatus }) {
  const facts = [
    ['Статус', order.STATUS_NAME],
    [order.DELIVERY_NAME, order.DELIVERY_ADDRESS],
    ['Когда', order.DELIVERY_DATE],
    ['Оплата', order.PAYMENT_NAME],
    ['Товары', formatQuantity(order.QUANTITY)],
    ['Сумма', formatPrice(order.PRICE)],
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
