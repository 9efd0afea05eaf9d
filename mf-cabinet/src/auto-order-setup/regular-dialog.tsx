import { type AutoOrderInterval, nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import type { buyRegularly } from '@zapovednik/areas/cabinet/commands';
import { addToBasket } from '@zapovednik/areas/checkout/commands';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { Button, LinkButton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { type IntervalChoice, IntervalForm } from '../auto-order/interval-form';
import { NextOrderMode } from './next-order-mode';
import styles from './regular-dialog.module.css';
import { useRepeatMode } from './use-repeat-mode';

type Goods = z.output<typeof buyRegularly.input>;

/** «Покупать регулярно»: adds the product to the basket, and the next order is repeated (API-102). */
export function RegularDialog({ goods }: { goods: Goods }) {
  const [open, setOpen] = useState(true);
  const [isChosen, setChosen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={isChosen ? 'Товар в корзине' : 'Покупать регулярно'}>
      <div className={styles.content}>
        <NextOrderMode>
          {({ interval }) =>
            isChosen ? (
              <InBasket interval={interval} onClose={close} />
            ) : (
              <Begin goods={goods} interval={interval} onChosen={() => setChosen(true)} />
            )
          }
        </NextOrderMode>
      </div>
    </Dialog>
  );
}

interface BeginProps {
  goods: Goods;
  /** The current interval; null: none. */
  interval: AutoOrderInterval | null;
  /** The interval is chosen, and the product is in the basket. */
  onChosen: () => void;
}

function Begin({ goods, interval, onChosen }: BeginProps) {
  const { bus } = useApp();
  const { choose } = useRepeatMode();
  const begin = async (choice: IntervalChoice) => {
    await choose(choice);
    await bus.run(addToBasket, { productId: goods.productId, quantity: goods.quantity });
    onChosen();
  };
  return (
    <>
      <p>
        {goods.name}
        <span className={styles.sum}>
          {formatQuantity(goods.quantity)} · {formatPrice(goods.price * goods.quantity)}
        </span>
      </p>
      <p className={styles.hint}>
        Положим товар в корзину, а ваш следующий заказ будет повторяться сам. Перед каждым мы напишем: заказ можно
        пропустить, перенести или изменить.
      </p>
      <IntervalForm current={interval} submit="В корзину и повторять" onSubmit={begin} />
    </>
  );
}

const InBasket = ({ interval, onClose }: { interval: AutoOrderInterval | null; onClose: () => void }) => (
  <>
    <p role="status">
      {interval && nameOfInterval(interval)}: весь заказ с этим товаром будет повторяться после того, как вы его
      оформите. Интервал можно изменить при оформлении и в кабинете.
    </p>
    <div className={styles.actions}>
      <LinkButton variant="primary" to={link(cartRoute)} onClick={onClose}>
        Перейти в корзину
      </LinkButton>
      <Button variant="quiet" onClick={onClose}>
        Продолжить покупки
      </Button>
    </div>
  </>
);
