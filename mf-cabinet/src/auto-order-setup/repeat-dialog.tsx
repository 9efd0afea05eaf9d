import type { AutoOrderInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import type { RefObject } from 'react';
import { type IntervalChoice, IntervalForm } from '../auto-order/interval-form';

interface RepeatDialogProps {
  /** The current interval; null: none. */
  current: AutoOrderInterval | null;
  /** Sends the choice; a failure is shown in the form. */
  onChoose: (choice: IntervalChoice) => Promise<unknown>;
  /** Gets the focus if the button that opened the dialog is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A dialog for the interval of an order; it closes after the choice. */
export function RepeatDialog({ current, onChoose, fallbackFocus, onClose }: RepeatDialogProps) {
  return (
    <Dialog open onClose={onClose} fallbackFocus={fallbackFocus} title="Повторять заказ">
      <IntervalForm
        current={current}
        submit="Повторять"
        onSubmit={async (choice) => {
          await onChoose(choice);
          onClose();
        }}
      >
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </IntervalForm>
    </Dialog>
  );
}
