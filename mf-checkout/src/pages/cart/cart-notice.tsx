import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { useCommand } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { type Ref, useId } from 'react';
import { useBasketChange } from '../../basket/basket-write';
import { isOrderable } from '../../basket/patch-basket';
import styles from './cart-notice.module.css';

interface CartNoticeProps {
  ref: Ref<HTMLElement>;
  /** The lines that prevent the order. */
  short: readonly BasketLine[];
  /** The goods come from the shelf of one shop: what it does not have stays in the basket. */
  fromShelf: boolean;
  /** Called with the lines that are about to be removed. */
  onRemove: (lines: readonly BasketLine[]) => void;
}

/**
 * The reason why the order cannot be made, or not as a whole, with one button that removes unavailable products or chooses another way.
 * It gets the focus after a click on the order button.
 */
export function CartNotice({ ref, short, fromShelf, onRemove }: CartNoticeProps) {
  const id = useId();
  const { run } = useCommand(openDelivery);
  const { change, isPending } = useBasketChange();
  const unavailable = short.filter((line) => !isOrderable(line));
  const gone = unavailable.length > 0;
  const [title, text] = textsOf(fromShelf, gone);

  const remove = () => {
    onRemove(unavailable);
    change({ kind: 'clear', lines: unavailable.map((line) => line.id) });
  };

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.notice}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {fromShelf ? (
        <Button onClick={() => run({ tab: 'pvz' })}>Другой способ</Button>
      ) : (
        gone && (
          <Button busy={isPending} onClick={remove}>
            Убрать недоступные
          </Button>
        )
      )}
    </section>
  );
}

function textsOf(fromShelf: boolean, gone: boolean): [title: string, text: string] {
  if (fromShelf) return ['В магазине есть не всё', 'Остальное не потеряется: закажите его другим способом.'];
  return gone
    ? ['Некоторых товаров нет', 'В сумму они не входят. Уберите их, чтобы оформить заказ.']
    : ['Некоторых товаров не хватает', 'Уменьшите их количество, чтобы оформить заказ.'];
}
