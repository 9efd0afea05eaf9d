import type { Order } from '@zapovednik/api/checkout/models/order';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { basketTotalLine, formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { ErrorFallback, Picture } from '@zapovednik/ui';
import { Detail, LineSum, TotalsList, TotalsRow } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import { Promocode } from '../../basket/promocode';
import { OrderTotals } from '../../order-totals/order-totals';
import { OrderProblem } from './order-problem';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  order: Order;
  /** The server is recalculating. */
  busy: boolean;
  /** The message of a failed last calculation. */
  failed: string | null;
  onRetry: () => void;
  /** Called after the basket has changed: the order must be calculated again. */
  onBasketChange: () => void;
  action: ReactNode;
}

const KILOGRAM = 1000;

/** Heavy orders also in kilograms: `12,4` */
const kilograms = (grams: number) => String(Math.round(grams / 100) / 10).replace('.', ',');

/** The ordered products and the order totals (ORD-18, ORD-19). */
export function OrderSummary(props: OrderSummaryProps) {
  const { order, busy, failed, onRetry, onBasketChange, action } = props;
  const { items, goods, total, problem } = order;
  return (
    <OrderTotals price={total.price} busy={busy} action={action}>
      <div className={styles.heading}>
        <div>
          <p>{basketTotalLine(goods.quantity, goods.weight)}</p>
          {goods.weight >= KILOGRAM && <Detail>Примерно {kilograms(goods.weight)}&nbsp;кг</Detail>}
        </div>
        <Link to={link(cartRoute)}>Изменить</Link>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Picture src={item.picture} alt="" sizes="54px" fit="contain" className={styles.picture} />
            <Link to={item.path} className={styles.name}>
              {item.name}
            </Link>
            <LineSum>
              <span>{formatQuantity(item.quantity)}</span>
              {formatPrice(item.sum)}
              {item.available < item.quantity && (
                <span className={styles.missing}>
                  {item.available > 0 ? `есть ${formatQuantity(item.available)}` : 'нет в наличии'}
                </span>
              )}
            </LineSum>
          </li>
        ))}
      </ul>
      <Promocode applied={goods.promocode} onChange={onBasketChange} />
      {problem && <OrderProblem problem={problem} items={items} onBasketChange={onBasketChange} />}
      {failed && (
        <ErrorFallback title={failed} text="Выбранное сохранилось. Попробуйте ещё раз." onRetry={onRetry} busy={busy} />
      )}
      <TotalsList>
        <TotalsRow title="Товары">{formatPrice(goods.price)}</TotalsRow>
        {goods.discount > 0 && (
          <TotalsRow title="Скидка" discount>
            −{formatPrice(goods.discount)}
          </TotalsRow>
        )}
        <TotalsRow title="Доставка">{total.delivery > 0 ? formatPrice(total.delivery) : 'Бесплатно'}</TotalsRow>
        {total.lift > 0 && <TotalsRow title="Подъём на этаж">{formatPrice(total.lift)}</TotalsRow>}
        {total.bonuses > 0 && (
          <TotalsRow title="Бонусы" discount>
            −{formatPrice(total.bonuses)}
          </TotalsRow>
        )}
      </TotalsList>
    </OrderTotals>
  );
}
