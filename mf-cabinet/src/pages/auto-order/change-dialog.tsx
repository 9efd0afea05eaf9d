import type { OwnAutoOrder } from 'shared-contracts/cabinet/calls/own-auto-order';
import { formatLongDate } from 'shared-contracts/dates';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { IntervalForm } from '../../auto-order/interval-form';
import type { AutoOrderChange } from '../../auto-order/use-auto-order-change';
import { AskToCancel, AskToSkip } from './ask-first';
import type { Question } from './auto-order-details';
import { DateForm } from './date-form';
import { GoodsForm } from './goods-form';

interface ChangeDialogProps {
  autoOrder: OwnAutoOrder;
  question: Question;
  /** Sends a change; rejects with its failure, and the dialog stays open with what was chosen. */
  onChange: (change: AutoOrderChange) => Promise<void>;
  onClose: () => void;
}

/** The dialog of one change. It closes when the change is made. */
export function ChangeDialog({ autoOrder, question, onChange, onClose }: ChangeDialogProps) {
  const change = async (wanted: AutoOrderChange) => {
    await onChange(wanted);
    onClose();
  };
  const giveUp = (
    <Button variant="quiet" onClick={onClose}>
      Отмена
    </Button>
  );
  switch (question) {
    case 'skip':
      return <AskToSkip autoOrder={autoOrder} onChange={change} onClose={onClose} />;
    case 'cancel':
      return <AskToCancel autoOrder={autoOrder} onChange={change} onClose={onClose} />;
    case 'date':
      return (
        <Dialog open onClose={onClose} title="Перенести доставку" size="small">
          <DateForm autoOrder={autoOrder} onMove={(date) => change({ kind: 'move', date })}>
            {giveUp}
          </DateForm>
        </Dialog>
      );
    case 'interval':
      return (
        <Dialog open onClose={onClose} title={autoOrder.state === 'ended' ? 'Повторять снова' : 'Изменить интервал'}>
          <IntervalForm
            current={autoOrder.interval}
            submit={autoOrder.state === 'ended' ? 'Повторять' : 'Сохранить'}
            onSubmit={(interval) => change({ kind: 'interval', interval })}
          >
            {giveUp}
          </IntervalForm>
        </Dialog>
      );
    case 'goods':
      return (
        <Dialog open onClose={onClose} title="Изменить товары">
          <p>Изменения войдут в заказ на {formatLongDate(autoOrder.nextDate)} и во все следующие.</p>
          <GoodsForm autoOrder={autoOrder} onSave={(goods) => change({ kind: 'goods', goods })}>
            {giveUp}
          </GoodsForm>
        </Dialog>
      );
  }
}
