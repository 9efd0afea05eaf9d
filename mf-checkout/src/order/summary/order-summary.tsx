import type { ReactNode } from 'react';
import type { OrderState } from 'shared-contracts/api/order';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { basketTotalLine, formatPrice, formatQuantity } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { ErrorHole, Picture } from 'shared-contracts/ui';
import { Promocode } from '../basket/promocode';
import { Side } from '../sums/side';
import { SumRow, Sums } from '../sums/sums';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  state: OrderState;
  /** The server calculates. */
  busy: boolean;
  /** Why the last calculation failed. */
  failed: string | null;
  /** Why the order was not made. */
  refused: string | null;
  onRetry: () => void;
  onPromocode: () => void;
  action: ReactNode;
}

/** What is ordered and what it comes to (ORD-18, ORD-19). */
export function OrderSummary(props: OrderSummaryProps) {
  const { state, busy, failed, refused, onRetry, onPromocode, action } = props;
  const { BASKET_ITEMS: items, BASKET_TOTAL: goods, TOTAL: total } = state;
  return (
    <Side price={total.PRICE} busy={busy} action={action}>
      <div className={styles.heading}>
        <p>{basketTotalLine(goods.QUANTITY, goods.WEIGHT)}</p>
        <Link to={link(cartRoute)}>Изменить</Link>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Picture src={item.picture} alt="" sizes="54px" fit="contain" className={styles.picture} />
            <Link to={item.detail_page_url} className={styles.name}>
              {item.name}
            </Link>
            <p className={styles.amount}>
              <span>{formatQuantity(item.quantity)}</span>
              {formatPrice(item.discount_price * item.quantity)}
            </p>
          </li>
        ))}
      </ul>
      <Promocode applied={goods.PROMOCODE} onChange={onPromocode} />
      {[state.CALCULATE_ERROR, refused].map(
        (reason) =>
          reason && (
            <p key={reason} role="alert" className={styles.refusal}>
              {reason}
            </p>
          ),
      )}
      {failed && (
        <ErrorHole title={failed} text="Выбранное сохранилось. Попробуйте ещё раз." onRetry={onRetry} busy={busy} />
      )}
      <Sums>
        <SumRow title="Товары">{formatPrice(goods.BASE_PRICE)}</SumRow>
        {goods.DISCOUNT > 0 && (
          <SumRow title="Скидка" discount>
            −{formatPrice(goods.DISCOUNT)}
          </SumRow>
        )}
        <SumRow title="Доставка">{total.DELIVERY > 0 ? formatPrice(total.DELIVERY) : 'Бесплатно'}</SumRow>
        {total.LIFT > 0 && <SumRow title="Подъём на этаж">{formatPrice(total.LIFT)}</SumRow>}
        {total.BONUS_OUT > 0 && (
          <SumRow title="Бонусы" discount>
            −{formatPrice(total.BONUS_OUT)}
          </SumRow>
        )}
      </Sums>
    </Side>
  );
}
