import { Tabs } from '@zapovednik/ui/disclosure';
import { useState } from 'react';
import { useCode } from '../code/use-code';
import { useMailLink } from '../link/use-mail-link';
import styles from '../sign-in/channels.module.css';
import { BrokenLink } from './broken-link';
import { RecoveryByEmail } from './by-mail';
import { RecoveryByPhone } from './by-phone';
import { NewPasswordByCode } from './new-password-by-code';
import { NewPasswordByLink } from './new-password-by-link';
import { UnknownPhone } from './unknown-phone';

interface RecoveryFormProps {
  onDone: () => void;
  /** The target after a registration. */
  back?: string | undefined;
}

/** Password recovery by e-mail or by a code (SES-13); both sign the customer in at the end. */
export function RecoveryForm({ onDone, back }: RecoveryFormProps) {
  const { link, forget } = useMailLink('token');
  const code = useCode('recovery');
  const [way, setWay] = useState('mail');
  const [isBack, setBack] = useState(false);
  const [unknown, setUnknown] = useState<string | null>(null);
  const { pending } = code;
  const toMail = () => {
    setBack(true);
    forget();
  };
  const toPhone = () => {
    setWay('phone');
    code.forget();
  };

  if (link === 'broken') return <BrokenLink onBack={toMail} />;
  if (link) return <NewPasswordByLink token={link.token} onDone={onDone} onBack={toMail} />;
  if (unknown !== null) return <UnknownPhone phone={unknown} back={back} onBack={() => setUnknown(null)} />;
  if (pending) {
    return (
      <NewPasswordByCode code={{ ...code, pending, forget: toPhone }} onDone={onDone} onUnknownPhone={setUnknown} />
    );
  }
  return (
    <Tabs
      label="Способ восстановления"
      className={styles.ways}
      value={way}
      onChange={setWay}
      items={[
        { id: 'mail', title: 'По почте', content: <RecoveryByEmail takesFocus={isBack} /> },
        { id: 'phone', title: 'По телефону', content: <RecoveryByPhone send={code.send} phone={code.phone} /> },
      ]}
    />
  );
}
