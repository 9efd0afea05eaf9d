import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { useApp } from '@zapovednik/platform/app';
import { formatMoment } from '@zapovednik/rules/dates';
import styles from './order-facts.module.css';

/** Where and when the order is handed over, and how it is paid. */
export function OrderFacts({
  order: { isPickup, delivery, address, date, point, paymentName, madeAt, statusId },
}: {
  order: PlacedOrder;
}) {
  const { today } = useApp().city;
  const facts = [
    ['Способ', delivery],
    [isPickup ? 'Где забрать' : 'Куда', [point?.name, address].filter(Boolean).join('\n')],
    ['Часы', point?.schedule ?? ''],
    ['Когда', formatMoment(date, today) || (isBeingMade(statusId) ? 'Напишем, когда заказ будет готов' : '')],
    ['Оплата', paymentName],
    ['Оформлен', formatMoment(madeAt, today)],
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
