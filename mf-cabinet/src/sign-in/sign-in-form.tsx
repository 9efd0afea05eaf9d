import { findOrderRoute, recoveryLink, signUpLink } from '@zapovednik/areas/cabinet/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Tabs } from '@zapovednik/ui/disclosure';
import { useState } from 'react';
import { useCode } from '../code/use-code';
import type { ConfirmedPhone } from '../session/session';
import { NewCustomerForm } from '../sign-up/new-customer-form';
import ways from './channels.module.css';
import { CodeForm } from './code-form';
import { PasswordForm } from './password-form';
import { PhoneForm } from './phone-form';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** Called after the server accepted the sign-in. */
  onDone: () => void;
  /** The phone that was entered before. */
  phone?: string | undefined;
  /** The target after a registration. */
  back?: string | undefined;
  /** A link was clicked: a dialog closes. */
  onLeave?: () => void;
}

/**
 * Sign-in by a code to a phone, or by login and password (SES-08 to SES-10), the same on the page and in the dialog. An unknown phone
 * continues to registration with the code that was entered.
 */
export function SignInForm({ onDone, phone = '', back, onLeave }: SignInFormProps) {
  const code = useCode('signIn');
  const [way, setWay] = useState('phone');
  const [proved, setProved] = useState<ConfirmedPhone | null>(null);
  const { pending } = code;

  if (proved) return <NewCustomerForm proved={proved} onDone={onDone} onBack={() => setProved(null)} />;
  if (pending) return <CodeForm code={{ ...code, pending }} onDone={onDone} onUnknownPhone={setProved} />;
  return (
    <div className={styles.signIn}>
      <Tabs
        label="Способ входа"
        className={ways.ways}
        value={way}
        onChange={setWay}
        items={[
          { id: 'phone', title: 'По телефону', content: <PhoneForm send={code.send} phone={code.phone || phone} /> },
          { id: 'password', title: 'По паролю', content: <PasswordForm onDone={onDone} /> },
        ]}
      />
      <p className={styles.links}>
        <Link to={signUpLink(back)} onClick={onLeave}>
          Регистрация
        </Link>
        <Link to={recoveryLink(back)} onClick={onLeave}>
          Забыли пароль?
        </Link>
        <Link to={link(findOrderRoute)} onClick={onLeave}>
          Найти заказ без входа
        </Link>
      </p>
    </div>
  );
}
