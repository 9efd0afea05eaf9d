import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom, useCommand } from '@zapovednik/platform/app';
import { Dialog } from '@zapovednik/ui/dialog';
import { useRef, useState } from 'react';
import { waitingSubscription } from '../waiting/waiting-product';
import styles from './subscribe-dialog.module.css';
import { SubscribeForm } from './subscribe-form';

interface SubscribeDialogProps {
  productId: number;
  name: string;
}

/**
 * Who is to be told that a product is in stock again (PRD-47, PRD-49): an e-mail, or a sign-in, after which the remembered product is
 * subscribed to.
 */
export function SubscribeDialog({ productId, name }: SubscribeDialogProps) {
  const { city } = useApp();
  const [open, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const { run } = useCommand(openSignIn);
  const { status } = useAtom(sessionAtom);
  const stop = () => {
    waitingSubscription.take();
    setOpen(false);
  };
  const signIn = () => {
    setOpen(false);
    run({});
  };
  return (
    <Dialog open={open} onClose={stop} title="Сообщить о поступлении" size="small" initialFocus={field}>
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <p>Сообщим один раз, когда товар появится {city.cases.inCity}.</p>
        <SubscribeForm productId={productId} field={field} onDone={stop} />
        {status !== 'authorized' && (
          <p className={styles.known}>
            Уже есть аккаунт?{' '}
            <button type="button" className={styles.link} onClick={signIn}>
              Войдите
            </button>
            , и адрес вводить не придётся.
          </p>
        )}
      </div>
    </Dialog>
  );
}
