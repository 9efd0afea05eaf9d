import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { orderSuccessLink } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQueryClient } from '@zapovednik/platform/query';
import { Button, LinkButton } from '@zapovednik/ui';
import { CreditCard, RotateCcw } from '@zapovednik/ui/icons';
import { TimeLeft } from '@zapovednik/ui/status';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { orderQuery } from '../orders/orders-query';
import styles from './order-actions.module.css';

const CancelDialog = lazy(() => import(/* webpackChunkName: "lazy-cancel-order" */ '../cancel-order/cancel-dialog'));
const RepeatDialog = lazy(() => import(/* webpackChunkName: "lazy-repeat-order" */ '../repeat-order/repeat-dialog'));

/** The actions for an order: pay, repeat, cancel (CAB-15). */
export function OrderActions({ order }: { order: OrderDetails }) {
  const [open, setOpen] = useState<'cancel' | 'repeat' | null>(null);
  const client = useQueryClient();
  const { id, canPay, payBy, canCancel } = order;
  const { queryKey } = orderQuery(useApp(), id);
  const repeat = useRef<HTMLButtonElement>(null);
  const wasCancelling = useRef(false);
  const close = () => setOpen(null);
  // The button that opened the question may be gone together with it: the focus moves to the next action.
  useEffect(() => {
    if (open !== null) wasCancelling.current = open === 'cancel';
    if (!wasCancelling.current || open !== null || canCancel) return;
    // The page takes the focus only after the dialog is gone.
    const timer = setTimeout(() => {
      wasCancelling.current = false;
      if (document.activeElement === document.body) repeat.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [open, canCancel]);
  return (
    <div className={styles.actions}>
      {canPay && (
        <>
          {payBy && <PayBy until={payBy} onOver={() => void client.invalidateQueries({ queryKey })} />}
          <LinkButton variant="primary" icon={<CreditCard />} to={orderSuccessLink(id)}>
            Оплатить
          </LinkButton>
        </>
      )}
      <Button ref={repeat} icon={<RotateCcw />} aria-haspopup="dialog" onClick={() => setOpen('repeat')}>
        Заказать ещё раз
      </Button>
      {canCancel && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
          Отменить заказ
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {open === 'repeat' && <RepeatDialog orderId={id} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The time until which the goods are reserved (ORD-02). */
const PayBy = ({ until, onOver }: { until: string; onOver: () => void }) => (
  <p className={styles.wait}>
    Товары отложены. Осталось <TimeLeft until={until} words onOver={onOver} />: без оплаты заказ отменится.
  </p>
);
