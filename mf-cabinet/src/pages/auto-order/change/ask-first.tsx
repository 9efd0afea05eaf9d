import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { formatDay } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { toFormMessage } from '@zapovednik/ui/field';
import type { AutoOrderChange } from '../../../auto-order/use-auto-order-change';
import styles from '../auto-order-page.module.css';

interface AskProps {
  onChange: (change: AutoOrderChange) => Promise<void>;
  onClose: () => void;
}

interface AskToSkipProps extends Omit<AskProps, 'onChange'> {
  autoOrder: Pick<OwnAutoOrder, 'nextDate' | 'interval'>;
  onSkip: (date: string) => Promise<void>;
}

/** Asks before the next order is skipped. */
export function AskToSkip({ autoOrder: { nextDate, interval }, onSkip, onClose }: AskToSkipProps) {
  const { today } = useApp().city;
  // The date in the question: if the next order is made in the meantime, another order must not be skipped.
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => onSkip(nextDate),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Пропустить заказ на ${formatDay(nextDate, today)}?`}
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
      Этот заказ мы не создадим. Дальше всё как обычно: {nameOfInterval(interval).toLowerCase()}. Пропуск можно вернуть.
      <Failure error={error} />
    </Dialog>
  );
}

/** Asks before an auto-order ends (API-104). */
export function AskToCancel({
  autoOrder: { id },
  onChange,
  onClose,
}: AskProps & { autoOrder: Pick<OwnAutoOrder, 'id'> }) {
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
