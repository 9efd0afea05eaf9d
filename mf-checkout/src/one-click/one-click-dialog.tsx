import { orderSuccessLink } from '@zapovednik/areas/checkout/routes';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { Button, LinkButton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import styles from './one-click-dialog.module.css';
import { OneClickForm } from './one-click-form';
import type { OneClickGoods, OneClickOrder } from './send-one-click';

/** «Купить в один клик»: one product by name and phone; an operator calls back about the details (API-95). */
export function OneClickDialog({ goods }: { goods: OneClickGoods }) {
  const [open, setOpen] = useState(true);
  const [made, setMade] = useState<OneClickOrder | null>(null);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={made ? `Заказ № ${made.id} принят` : 'Купить в один клик'}>
      <div className={styles.content}>
        <p>
          {goods.name}
          <span className={styles.sum}>
            {formatQuantity(goods.quantity)} · {formatPrice(made ? made.price : goods.price * goods.quantity)}
          </span>
        </p>
        {made ? (
          <>
            <p role="status">Спасибо! Мы позвоним, чтобы договориться о доставке. Оплата — при получении.</p>
            <div className={styles.actions}>
              <Button variant="primary" onClick={close}>
                Продолжить покупки
              </Button>
              <LinkButton to={orderSuccessLink(made.id)} onClick={close}>
                Посмотреть заказ
              </LinkButton>
            </div>
          </>
        ) : (
          <OneClickForm goods={goods} onMade={setMade} />
        )}
      </div>
    </Dialog>
  );
}
