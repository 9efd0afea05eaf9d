import { updateUser } from '@zapovednik/api/cabinet/calls/profile';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { useApp } from '@zapovednik/platform/app';
import { forgetDraft, readDraft } from '@zapovednik/platform/draft';
import { useMutation } from '@zapovednik/platform/query';
import { Badge, Button } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { Spread } from '@zapovednik/ui/layout';
import { useEffect, useState } from 'react';
import { SettingsSection } from '../section/settings-section';
import { useReturnFocus } from '../section/use-return-focus';
import { useSaved } from '../section/use-saved';
import styles from '../settings.module.css';
import { emailValues, NewEmailForm } from './new-email-form';

/** The e-mail, an address that is not confirmed yet, and the form for another address (API-69, API-90). */
export function EmailSection({ account }: { account: Account }) {
  const { userId, email, isEmailConfirmed, emailToConfirm } = account;
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocus(isOpen);
  // The open form contains the values that were typed before the session expired.
  useEffect(() => setOpen(readDraft('mf-cabinet/email', userId, emailValues) !== null), [userId]);
  const close = () => {
    forgetDraft('mf-cabinet/email');
    setOpen(false);
  };
  const shown = email || emailToConfirm;
  return (
    <SettingsSection
      heading="Электронная почта"
      text="С ней можно входить и восстанавливать пароль. На неё приходят письма о заказах."
    >
      {isOpen ? (
        <div className={styles.narrow}>
          <NewEmailForm account={account} onClose={close} />
        </div>
      ) : (
        <Spread>
          <p className={styles.value}>
            {shown ?? 'Не указана'} {shown === email && isEmailConfirmed && <Badge theme="green">подтверждена</Badge>}
          </p>
          <Button ref={opener} onClick={() => setOpen(true)}>
            {shown ? 'Сменить почту' : 'Указать почту'}
          </Button>
        </Spread>
      )}
      {emailToConfirm && <Waiting key={emailToConfirm} email={emailToConfirm} />}
    </SettingsSection>
  );
}

/** The address to which an email was sent, and a button for another email. */
function Waiting({ email }: { email: string }) {
  const app = useApp();
  const saved = useSaved();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => app.api(updateUser, { email }),
    onSuccess: () => saved('Письмо отправлено ещё раз'),
  });
  return (
    <div className={styles.waiting}>
      <p>
        Адрес <b>{email}</b> ждёт подтверждения. Перейдите по ссылке из письма: она действует сутки.
      </p>
      {error && <p role="alert">{toFormMessage(error)}</p>}
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          Отправить письмо ещё раз
        </Button>
      </div>
    </div>
  );
}
