import { cancelOrderByLink } from '@zapovednik/api/checkout/calls/placed-order';
import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import styles from './cancellation.module.css';
import { placedOrderQuery } from './order-access';

interface CancelDialogProps {
  order: PlacedOrder;
  token: string;
  onCancelled: () => void;
  onClose: () => void;
}

/**
 * Asks before a guest's order is cancelled. A failure is reported and not shown, and the order is read again: so the page
 * shows if it is too late (ORD-65).
 */
export default function CancelDialog({ order: { id, isPaid, total }, token, onCancelled, onClose }: CancelDialogProps) {
  const app = useApp();
  const { queryKey } = placedOrderQuery(app, { token });
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    async mutationFn() {
      await app.api(cancelOrderByLink, { token });
      await app.query.invalidateQueries({ queryKey });
    },
    onSuccess() {
      void app.bus.run(showNotification, { kind: 'success', text: `Заказ № ${id} отменён` });
      onCancelled();
    },
    onError(error) {
      app.report(error, { area: 'mf-checkout', phase: 'command', name: 'cancel-order' });
      void app.query.invalidateQueries({ queryKey });
    },
    onSettled: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={`Отменить заказ № ${id}?`}>
      <p>
        Товары вернутся в продажу.
        {isPaid && ' Деньги придут туда, откуда вы заплатили, за несколько рабочих дней.'}
        {total.bonuses > 0 && ' Списанные бонусы вернутся на счёт.'}
      </p>
      <div className={styles.ways}>
        <Button variant="danger" busy={isPending} onClick={() => isPending || mutate()}>
          Отменить заказ
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Не отменять
        </Button>
      </div>
    </Dialog>
  );
}
