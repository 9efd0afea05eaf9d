import { type MouseEvent, useState } from 'react';
import type { BasketTotal } from 'shared-contracts/api/basket';
import { reloadBasket } from 'shared-contracts/checkout/commands';
import { orderRoute } from 'shared-contracts/checkout/routes';
import { basketTotalLine, formatPrice, plural } from 'shared-contracts/format';
import { useNavigate } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { useShop } from 'shared-contracts/shop';
import { LinkButton } from 'shared-contracts/ui';
import { Promocode } from '../../basket/promocode';
import { Side } from '../../sums/side';
import { SumRow, Sums } from '../../sums/sums';
import styles from './cart-page.module.css';

interface CartSummaryProps {
  total: BasketTotal;
  /** Whether the server has still to confirm some of the basket. */
  pending: boolean;
}

/** What the cart comes to, and the way on. */
export function CartSummary({ total, pending }: CartSummaryProps) {
  const { bus } = useShop();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  /** The order is made from the server's basket: what is on its way arrives first. */
  const leave = async (event: MouseEvent) => {
    if (!pending || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLeaving(true);
    try {
      await bus.run(reloadBasket, {});
      await navigate(link(orderRoute));
    } catch {
      setLeaving(false);
    }
  };

  const checkout = (
    <LinkButton variant="primary" to={link(orderRoute)} onClick={leave} aria-disabled={leaving || undefined}>
      Оформить заказ
    </LinkButton>
  );

  return (
    <Side price={total.PRICE} action={checkout}>
      <p className={styles.count}>{basketTotalLine(total.QUANTITY, total.WEIGHT)}</p>
      <Sums>
        <SumRow title="Товары">{formatPrice(total.BASE_PRICE)}</SumRow>
        {total.DISCOUNT > 0 && (
          <SumRow title="Скидка" discount>
            −{formatPrice(total.DISCOUNT)}
          </SumRow>
        )}
      </Sums>
      {total.BONUS_IN > 0 && (
        <p className={styles.bonus}>
          Начислим {total.BONUS_IN} {plural(total.BONUS_IN, ['бонус', 'бонуса', 'бонусов'])}
        </p>
      )}
      <Promocode applied={total.PROMOCODE} />
    </Side>
  );
}
