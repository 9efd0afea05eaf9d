import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import styles from './order-facts.module.css';

/** Where and when the order is handed over, and how it is paid. */
export function OrderFacts({
  order: { isPickup, delivery, address, date, point, paymentName, madeAt, statusId },
}: {
  order: PlacedOrder;
}) {
  const facts = [
    ['Способ', delivery],
    [isPickup ? 'Где забрать' : 'Куда', [point?.name, address].filter(Boolean).join('\n')],
    ['Часы', point?.schedule ?? ''],
    ['Когда', date || (isBeingMade(statusId) ? 'Напишем, когда заказ будет готов' : '')],
    ['Оплата', paymentName],
    ['Оформлен', madeAt],
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

/** The shop has the goods: a moment that was not chosen is told by a message. */
const isBeingMade = (statusId: string) => ['N', 'P', 'A'].includes(statusId);
