import type { LinkedAutoOrder } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { AskToSkip } from '../auto-order/change/ask-first';
import { DateForm } from '../auto-order/change/date-form';

interface LinkQuestionProps {
  autoOrder: LinkedAutoOrder;
  question: 'skip' | 'date';
  /** Changes the order of this date, DD.MM.YYYY: skips it, or moves the next delivery to it. */
  onSkip: (date: string) => Promise<void>;
  onMove: (date: string) => Promise<void>;
  onClose: () => void;
}

/** The question that the link of an email opens, or a button of its page (CAB-23). */
export function LinkQuestion({ autoOrder, question, onSkip, onMove, onClose }: LinkQuestionProps) {
  if (question === 'skip') return <AskToSkip autoOrder={autoOrder} onSkip={onSkip} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Привезти раньше или позже" size="small">
      <DateForm autoOrder={autoOrder} chosen={autoOrder.nextDate} onMove={onMove}>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </DateForm>
    </Dialog>
  );
}
