import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { formatPrice } from '@zapovednik/rules/format';
import { Section, TotalsList, TotalsRow } from '@zapovednik/ui/layout';
import styles from './order-totals.module.css';

/** The price of the order, with used and added bonuses. */
export function OrderTotals({ order: { total, price, isRetail, statusId, inWork } }: { order: OrderDetails }) {
  const { goods, discount, delivery, lift, bonusOut, bonusIn } = total;
  return (
    <Section title="Сумма" look="card">
      <TotalsList>
        <TotalsRow title="Товары">{formatPrice(goods)}</TotalsRow>
        {discount > 0 && (
          <TotalsRow title="Скидка" discount>
            −{formatPrice(discount)}
          </TotalsRow>
        )}
        {bonusOut > 0 && (
          <TotalsRow title="Списано бонусов" discount>
            −{formatPrice(bonusOut)}
          </TotalsRow>
        )}
        {!isRetail && <TotalsRow title="Доставка">{delivery > 0 ? formatPrice(delivery) : 'Бесплатно'}</TotalsRow>}
        {lift > 0 && <TotalsRow title="Подъём на этаж">{formatPrice(lift)}</TotalsRow>}
        <TotalsRow title="Итого" className={styles.total}>
          {formatPrice(price)}
        </TotalsRow>
        {bonusIn > 0 && (inWork || statusId === 'F') && (
          <TotalsRow title={inWork ? 'Бонусы за заказ' : 'Начислено бонусов'}>+{bonusIn}</TotalsRow>
        )}
      </TotalsList>
    </Section>
  );
}
