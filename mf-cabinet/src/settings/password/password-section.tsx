import type { Account } from '@zapovednik/api/cabinet/models/account';
import { Button } from '@zapovednik/ui';
import { useState } from 'react';
import { SettingsSection } from '../section/settings-section';
import { useReturnFocus } from '../section/use-return-focus';
import styles from '../settings.module.css';
import { ChangePasswordForm } from './change-password-form';
import { FirstPassword } from './first-password';

/** The password: changed with the old one (API-91), or set by a code if there is none yet. */
export function PasswordSection({ account: { hasPassword, phone } }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocus(isOpen);
  const close = () => setOpen(false);
  if (!hasPassword && !phone) return null;
  return (
    <SettingsSection
      heading="Пароль"
      text={
        hasPassword ? 'После смены на других устройствах придётся войти заново.' : 'Пароля нет: вы входите по коду.'
      }
    >
      {!isOpen && (
        <div>
          <Button ref={opener} onClick={() => setOpen(true)}>
            {hasPassword ? 'Сменить пароль' : 'Задать пароль'}
          </Button>
        </div>
      )}
      {isOpen && (
        <div className={styles.narrow}>
          {hasPassword ? <ChangePasswordForm onClose={close} /> : <FirstPassword phone={phone} onClose={close} />}
        </div>
      )}
    </SettingsSection>
  );
}
