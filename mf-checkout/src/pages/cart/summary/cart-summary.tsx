import type { BasketTotals } from '@zapovednik/api/checkout/models/basket';
import { checkoutStarted } from '@zapovednik/areas/checkout/events';
import { orderRoute } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { basketTotalLine, formatPrice, plural } from '@zapovednik/rules/format';
import { LinkButton } from '@zapovednik/ui';
import { TotalsList, TotalsRow } from '@zapovednik/ui/layout';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useBasketChange } from '../../../basket/basket-write';
import { KeptChange } from '../../../basket/kept-change';
import { Promocode } from '../../../basket/promocode';
import { OrderTotals } from '../../../order-totals/order-totals';
import styles from '../cart-page.module.css';
import { CartDelivery } from './cart-delivery';
import { DeliverySums } from './delivery-sums';
import { RepeatButton } from './repeat-button';
import { useOrderSums } from './use-order-sums';

interface CartSummaryProps {
  totals: BasketTotals;
  /** Whether a change of the basket is still pending. */
  pending: boolean;
  /** Called instead of the order if a line prevents it. */
  onBlocked?: (() => void) | undefined;
}

/** The totals of the cart, and the button to the order. */
export function CartSummary({ totals, pending, onBlocked }: CartSummaryProps) {
  const { bus } = useApp();
  const navigate = useNavigate();
  const { change, isPending: isLeaving } = useBasketChange();

  const { sums, price, busy, failed } = useOrderSums(totals, pending);

  /** The order is calculated from the server's basket: pending changes are sent first. */
  const order = () => {
    bus.emit(checkoutStarted, {});
    change({ kind: 'read' }, { onSuccess: () => void navigate(link(orderRoute)) });
  };

  const leave = (event: MouseEvent) => {
    if (onBlocked) {
      event.preventDefault();
      return onBlocked();
    }
    if (!pending || event.ctrlKey || event.metaKey || event.shiftKey) return bus.emit(checkoutStarted, {});
    event.preventDefault();
    order();
  };

  const checkout = (
    <LinkButton
      variant="primary"
      className={clsx(onBlocked && styles.blocked)}
      to={link(orderRoute)}
      onClick={leave}
      aria-disabled={isLeaving || onBlocked !== undefined || undefined}
    >
      Оформить заказ
    </LinkButton>
  );

  return (
    <OrderTotals price={price} busy={busy} action={checkout}>
      <p className={styles.count}>{basketTotalLine(totals.quantity, totals.weight)}</p>
      <TotalsList>
        <TotalsRow title="Товары">{formatPrice(totals.basePrice)}</TotalsRow>
        {totals.discount > 0 && (
          <TotalsRow title="Скидка" discount>
            −{formatPrice(totals.discount)}
          </TotalsRow>
        )}
        {totals.price > 0 && <DeliverySums sums={sums} failed={failed} />}
      </TotalsList>
      {totals.bonus > 0 && (
        <p className={styles.bonus}>
          Начислим {totals.bonus} {plural(totals.bonus, ['бонус', 'бонуса', 'бонусов'])}
        </p>
      )}
      {/* If nothing can be ordered, no delivery is shown (PRD-04). */}
      {totals.price > 0 && <CartDelivery price={totals.price} pending={pending} />}
      <Promocode applied={totals.promocode} />
      <KeptChange of={({ kind }) => kind === 'promocode' || kind === 'read'} />
      {!onBlocked && <RepeatButton onChosen={order} />}
    </OrderTotals>
  );
}
