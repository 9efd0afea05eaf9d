import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { formatPrice } from '@zapovednik/rules/format';
import type { ReactNode } from 'react';
import styles from './order-totals.module.css';
import { Section } from './section';

/** What the order costs, with bonuses out and in. */
export function OrderTotals({ order: { total, price, isRetail, statusId, inWork } }: { order: OrderDetails }) {
  const { goods, discount, delivery, lift, bonusOut, bonusIn } = total;
  return (
    <Section title="Сумма">
      <dl className={styles.sums}>
        <Row title="Товары">{formatPrice(goods)}</Row>
        {discount > 0 && (
          <Row title="Скидка" isLess>
            −{formatPrice(discount)}
          </Row>
        )}
        {bonusOut > 0 && (
          <Row title="Списано бонусов" isLess>
            −{formatPrice(bonusOut)}
          </Row>
        )}
        {!isRetail && <Row title="Доставка">{delivery > 0 ? formatPrice(delivery) : 'Бесплатно'}</Row>}
        {lift > 0 && <Row title="Подъём на этаж">{formatPrice(lift)}</Row>}
        <div data-total className={styles.row}>
          <dt>Итого</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
        {bonusIn > 0 && (inWork || statusId === 'F') && (
          <Row title={inWork ? 'Бонусы за заказ' : 'Начислено бонусов'}>+{bonusIn}</Row>
        )}
      </dl>
    </Section>
  );
}

interface RowProps {
  title: string;
  isLess?: boolean;
  /** The amount. */
  children: ReactNode;
}

const Row = ({ title, isLess = false, children }: RowProps) => (
  <div data-less={isLess || undefined} className={styles.row}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
