import { cancelReasonNames, cancelReasons } from '@zapovednik/api/cabinet/calls/cancel-reason';
import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Form, RadioCards, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import styles from './cancel-dialog.module.css';
import { useCancelOrder } from './use-cancel-order';

const schema = z.object({ reason: z.optional(z.nullable(z.enum(cancelReasons))) });
const choices = cancelReasons.map((value) => ({ value, title: cancelReasonNames[value] }));

interface CancelDialogProps {
  order: OrderDetails;
  onClose: () => void;
}

/** Asks before an order is cancelled, and for the reason, which is optional. */
export default function CancelDialog({ order: { id, isPaid, total }, onClose }: CancelDialogProps) {
  const { bus } = useApp();
  const form = useZodForm(schema, { defaultValues: { reason: null } });
  const { cancel, isPending } = useCancelOrder({
    onSuccess: () => void bus.run(showNotification, { kind: 'success', text: `Заказ № ${id} отменён` }),
    onFinally: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={`Отменить заказ № ${id}?`}>
      <Form
        form={form}
        label="Отмена заказа"
        onSubmit={({ reason }) => cancel({ id, ...(reason && { reason }) })}
        className={styles.form}
      >
        <p>
          Товары вернутся в продажу.
          {isPaid && ' Деньги придут туда, откуда вы заплатили, за несколько рабочих дней.'}
          {total.bonusOut > 0 && ' Списанные бонусы вернутся на счёт.'}
        </p>
        <RadioCards name="reason" label="Почему отменяете? (необязательно)" choices={choices} />
        <div className={styles.actions}>
          <Button type="submit" variant="danger" busy={isPending}>
            Отменить заказ
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Не отменять
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
