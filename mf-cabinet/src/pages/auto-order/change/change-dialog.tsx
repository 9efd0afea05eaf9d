import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import type { AutoOrderInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { type IntervalChoice, IntervalForm } from '../../../auto-order/interval-form';
import type { AutoOrderChange } from '../../../auto-order/use-auto-order-change';
import { GoodsForm } from '../new-goods/goods-form';
import { AskToCancel, AskToSkip } from './ask-first';
import { DateForm } from './date-form';
import { PaymentForm } from './payment-form';
import { PlaceForm } from './place-form';
import type { Question } from './question';
import { RecipientForm, recipientOf } from './recipient-form';
import type { UnsentChange } from './unsent-change';

interface ChangeDialogProps {
  autoOrder: OwnAutoOrder;
  question: Question;
  /** The choice from before the session ended: the form starts with it. */
  unsent: UnsentChange | null;
  /** Sends a change; if it fails, it rejects, and the dialog stays open with the choice. */
  onChange: (change: AutoOrderChange) => Promise<void>;
  onClose: () => void;
}

/** The dialog of one change. It closes when the change is made. */
export function ChangeDialog({ autoOrder, question, unsent, onChange, onClose }: ChangeDialogProps) {
  const { today } = useApp().city;
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
      return <AskToSkip autoOrder={autoOrder} onSkip={(date) => change({ kind: 'skip', date })} onClose={onClose} />;
    case 'cancel':
      return <AskToCancel autoOrder={autoOrder} onChange={change} onClose={onClose} />;
    case 'date':
      return (
        <Dialog open onClose={onClose} title="Перенести доставку" size="small">
          <DateForm
            autoOrder={autoOrder}
            chosen={unsent?.kind === 'move' ? unsent.date : autoOrder.nextDate}
            onMove={(date) => change({ kind: 'move', date })}
          >
            {giveUp}
          </DateForm>
        </Dialog>
      );
    case 'interval':
      return (
        <Dialog open onClose={onClose} title={autoOrder.state === 'ended' ? 'Повторять снова' : 'Изменить интервал'}>
          <IntervalForm
            current={unsent?.kind === 'interval' ? intervalOf(unsent.interval) : autoOrder.interval}
            submit={autoOrder.state === 'ended' ? 'Повторять' : 'Сохранить'}
            onSubmit={(interval) => change({ kind: 'interval', interval })}
          >
            {giveUp}
          </IntervalForm>
        </Dialog>
      );
    case 'place':
      return (
        <Dialog open onClose={onClose} title="Изменить место">
          <PlaceForm
            autoOrder={autoOrder}
            chosen={unsent?.kind === 'place' ? unsent.place : autoOrder.changed.place}
            onSave={(place) => change({ kind: 'place', place })}
          >
            {giveUp}
          </PlaceForm>
        </Dialog>
      );
    case 'payment':
      return (
        <Dialog open onClose={onClose} title="Изменить оплату">
          <PaymentForm
            id={autoOrder.id}
            chosen={unsent?.kind === 'payment' ? unsent.paymentId : null}
            onSave={(paymentId) => change({ kind: 'payment', paymentId })}
          >
            {giveUp}
          </PaymentForm>
        </Dialog>
      );
    case 'recipient':
      return (
        <Dialog open onClose={onClose} title="Изменить получателя">
          <RecipientForm
            current={(unsent?.kind === 'recipient' && unsent.recipient) || recipientOf(autoOrder)}
            onSave={(recipient) => change({ kind: 'recipient', recipient })}
          >
            {giveUp}
          </RecipientForm>
        </Dialog>
      );
    case 'goods':
      return (
        <Dialog open onClose={onClose} title="Изменить товары">
          <p>Изменения войдут в заказ на {formatDay(autoOrder.nextDate, today)} и во все следующие.</p>
          <GoodsForm
            chosen={unsent?.kind === 'goods' ? unsent.goods : autoOrder.goods}
            onSave={(goods) => change({ kind: 'goods', goods })}
          >
            {giveUp}
          </GoodsForm>
        </Dialog>
      );
  }
}

/** The interval of a choice, for the form. */
const intervalOf = ({ mode, days = 0 }: IntervalChoice): AutoOrderInterval => ({
  variant: mode,
  interval: days,
  type: 'day',
});
