import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { Button } from '@zapovednik/ui';
import { type Ref, useId } from 'react';
import { useBasketChange } from '../../basket/basket-write';
import { isOrderable } from '../../basket/patch-basket';
import styles from './cart-notice.module.css';

interface CartNoticeProps {
  ref: Ref<HTMLElement>;
  /** The lines that prevent the order. */
  short: readonly BasketLine[];
  /** Called with the lines that are about to be removed. */
  onRemove: (lines: readonly BasketLine[]) => void;
}

/**
 * The reason why the order cannot be made, with one button that removes unavailable products. It gets the focus after a
 * click on the order button.
 */
export function CartNotice({ ref, short, onRemove }: CartNoticeProps) {
  const id = useId();
  const { change, isPending } = useBasketChange();
  const unavailable = short.filter((line) => !isOrderable(line));

  const remove = () => {
    onRemove(unavailable);
    change({ kind: 'clear', lines: unavailable.map((line) => line.id) });
  };

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.notice}>
      <div>
        <h2 id={id} className={styles.title}>
          {unavailable.length > 0 ? 'Некоторых товаров нет' : 'Некоторых товаров не хватает'}
        </h2>
        <p className={styles.text}>
          {unavailable.length > 0
            ? 'В сумму они не входят. Уберите их, чтобы оформить заказ.'
            : 'Уменьшите их количество, чтобы оформить заказ.'}
        </p>
      </div>
      {unavailable.length > 0 && (
        <Button busy={isPending} onClick={remove}>
          Убрать недоступные
        </Button>
      )}
    </section>
  );
}
