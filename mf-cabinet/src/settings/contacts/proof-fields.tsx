import { CODE_LENGTH } from '@zapovednik/api/cabinet/calls/person';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { CodeField, PasswordField, toFormMessage } from '@zapovednik/ui/field';
import { useEffect, useRef } from 'react';
import { Resend } from '../../code/resend';
import { useCode } from '../../code/use-code';
import { PhoneNumber } from '../../person/phone-number';
import styles from '../settings.module.css';
import type { Proof, ProofWay } from './use-proof';

const labels: Record<ProofWay, string> = {
  password: 'Подтвердить паролем',
  code: 'Подтвердить кодом на прежний номер',
  wait: 'Нет доступа к паролю и прежнему номеру',
};

interface ProofFieldsProps {
  proof: Proof;
  /** The customer's current phone; '' if there is none. */
  phone: string;
}

/**
 * Proves that the owner of the account makes the change: by the password, a code to the old phone, or the choice to
 * wait (API-90).
 */
export function ProofFields({ proof: { way, ways, choose }, phone }: ProofFieldsProps) {
  const chosen = useRef<HTMLDivElement>(null);
  const shown = useRef(way);
  // The pressed button is gone.
  useEffect(() => {
    if (shown.current !== way) chosen.current?.focus();
    shown.current = way;
  }, [way]);
  return (
    <>
      <div ref={chosen} tabIndex={-1} className={styles.top}>
        {way === 'password' && <PasswordField name="password" label="Ваш пароль" autoComplete="current-password" />}
        {way === 'code' && <ProofCode phone={phone} />}
        {way === 'wait' && (
          <p className={styles.waiting}>
            Сменим через 72 часа. Сразу сообщим об этом на прежние телефон и почту: оттуда смену можно остановить.
          </p>
        )}
      </div>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <button key={other} type="button" className={styles.link} onClick={() => choose(other)}>
            {labels[other]}
          </button>
        ))}
    </>
  );
}

/** Sends a code to the old phone, with a field for it. */
function ProofCode({ phone }: { phone: string }) {
  const code = useCode('proof');
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => code.send(phone, 'sms'),
  });
  if (code.pending) {
    return (
      <div className={styles.proof}>
        <CodeField name="proof_code" label="Код на прежний номер" hint="Шесть цифр из СМС" length={CODE_LENGTH} />
        <Resend pending={code.pending} channels={['sms']} send={code.send} onSent={() => {}} />
      </div>
    );
  }
  return (
    <div className={styles.proof}>
      <p>
        Подтвердите, что это вы: пришлём код на <PhoneNumber digits={phone} />.
      </p>
      {error && <p role="alert">{toFormMessage(error)}</p>}
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          Получить код на прежний номер
        </Button>
      </div>
    </div>
  );
}
