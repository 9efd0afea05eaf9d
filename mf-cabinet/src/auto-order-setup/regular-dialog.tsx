import { useState } from 'react';
import { useApp, useAtom, useCommand } from 'shared-contracts/app';
import { nameOfInterval } from 'shared-contracts/cabinet/calls/auto-order-interval';
import { type buyRegularly, openSignIn } from 'shared-contracts/cabinet/commands';
import { addToBasket } from 'shared-contracts/checkout/commands';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { formatPrice, formatQuantity, isYes } from 'shared-contracts/format';
import { useQuery } from 'shared-contracts/query';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Button, ErrorFallback, LinkButton, Skeleton } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import type * as z from 'zod/mini';
import { autoOrderModeQuery } from '../auto-order/auto-order-queries';
import { type IntervalChoice, IntervalForm } from '../auto-order/interval-form';
import styles from './regular-dialog.module.css';
import { useRepeatMode } from './use-repeat-mode';

type Goods = z.output<typeof buyRegularly.input>;

/** «Покупать регулярно»: the product goes into the basket, and the next order repeats (API-102). */
export function RegularDialog({ goods }: { goods: Goods }) {
  const [open, setOpen] = useState(true);
  const [isChosen, setChosen] = useState(false);
  const { status } = useAtom(sessionAtom);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={isChosen ? 'Товар в корзине' : 'Покупать регулярно'}>
      <div className={styles.content}>
        {status === 'authorized' ? (
          <Regular goods={goods} isChosen={isChosen} onChosen={() => setChosen(true)} onClose={close} />
        ) : (
          <SignInFirst />
        )}
      </div>
    </Dialog>
  );
}

function SignInFirst() {
  const { run, isPending } = useCommand(openSignIn);
  return (
    <>
      <p>Войдите, чтобы заказ повторялся сам: так мы будем знать, куда и кому его привозить.</p>
      <div>
        <Button variant="primary" busy={isPending} onClick={() => run({})}>
          Войти
        </Button>
      </div>
    </>
  );
}

interface RegularProps {
  goods: Goods;
  /** The interval is chosen, and the product is in the basket. */
  isChosen: boolean;
  onChosen: () => void;
  onClose: () => void;
}

function Regular({ goods, isChosen, onChosen, onClose }: RegularProps) {
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery(autoOrderModeQuery(app));
  const { choose } = useRepeatMode();
  const begin = async (choice: IntervalChoice) => {
    await choose(choice);
    await app.bus.run(addToBasket, { productId: goods.productId, quantity: goods.quantity });
    onChosen();
  };
  if (!data) {
    return isError ? (
      <ErrorFallback title="Интервалы не загрузились" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton shape="block" className={styles.waiting} />
    );
  }
  if (!isYes(data.AVAILABLE)) return <p>{data.REASON}</p>;
  if (isChosen) {
    return (
      <>
        <p role="status">
          {data.INTERVAL && nameOfInterval(data.INTERVAL)}: весь заказ с этим товаром будет повторяться после того, как
          вы его оформите. Интервал можно изменить при оформлении и в кабинете.
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
  }
  return (
    <>
      <p>
        {goods.name}
        <span className={styles.sum}>
          {formatQuantity(goods.quantity)} · {formatPrice(goods.price * goods.quantity)}
        </span>
      </p>
      <p className={styles.hint}>
        Положим товар в корзину, а ваш следующий заказ будет повторяться сам. Перед каждым повтором пришлём письмо: его
        можно пропустить, перенести или изменить.
      </p>
      <IntervalForm current={data.INTERVAL} submit="В корзину и повторять" onSubmit={begin} />
    </>
  );
}
