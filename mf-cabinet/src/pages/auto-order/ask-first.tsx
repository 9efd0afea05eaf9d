import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { useMutation } from '@zapovednik/platform/query';
import { formatLongDate } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { toFormMessage } from '@zapovednik/ui/field';
import type { AutoOrderChange } from '../../auto-order/use-auto-order-change';
import styles from './auto-order-page.module.css';

interface AskProps {
  autoOrder: OwnAutoOrder;
  onChange: (change: AutoOrderChange) => Promise<void>;
  onClose: () => void;
}

/** Asks before the next order is skipped. */
export function AskToSkip({ autoOrder: { nextDate }, onChange, onClose }: AskProps) {
  // The date in the question: if the next order is made in the meantime, another order must not be skipped.
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => onChange({ kind: 'skip', date: nextDate }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Пропустить заказ на ${formatLongDate(nextDate)}?`}
      footer={
        <>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            Пропустить
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Не пропускать
          </Button>
        </>
      }
    >
      Этот заказ мы не создадим, а следующий придёт через один интервал. Пропуск можно будет вернуть.
      <Failure error={error} />
    </Dialog>
  );
}

/** Asks before an auto-order ends (API-104). */
export function AskToCancel({ autoOrder: { id }, onChange, onClose }: AskProps) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => onChange({ kind: 'cancel' }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Отменить автозаказ?"
      footer={
        <>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            Отменить автозаказ
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Оставить
          </Button>
        </>
      }
    >
      Автозаказ № {id} больше не будет создавать заказы и уйдёт из списка. Созданные заказы останутся. Если нужен только
      перерыв, поставьте его на паузу.
      <Failure error={error} />
    </Dialog>
  );
}

function Failure({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className={styles.trouble}>
        {toFormMessage(error)}
      </p>
    )
  );
}
