import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import { IntervalForm } from '../auto-order/interval-form';
import { NextOrderMode } from './next-order-mode';
import styles from './regular-dialog.module.css';
import { useRepeatMode } from './use-repeat-mode';

interface RepeatCartDialogProps {
  /** Called once when it closes. */
  onClose: (chosen: boolean) => void;
}

/** «Повторять заказ» in the cart: the whole order is repeated with this interval (API-102, CAB-22). */
export function RepeatCartDialog({ onClose }: RepeatCartDialogProps) {
  const [open, setOpen] = useState(true);
  const { choose } = useRepeatMode();
  const close = (chosen: boolean) => {
    setOpen(false);
    onClose(chosen);
  };
  return (
    <Dialog open={open} onClose={() => close(false)} title="Повторять заказ">
      <div className={styles.content}>
        <NextOrderMode>
          {({ interval }) => (
            <>
              <p className={styles.hint}>
                Оформите заказ один раз, и он будет приезжать сам. Перед каждым мы напишем: его можно пропустить,
                перенести или изменить.
              </p>
              <IntervalForm
                current={interval}
                submit="Перейти к оформлению"
                onSubmit={async (choice) => {
                  await choose(choice);
                  close(true);
                }}
              />
            </>
          )}
        </NextOrderMode>
      </div>
    </Dialog>
  );
}
