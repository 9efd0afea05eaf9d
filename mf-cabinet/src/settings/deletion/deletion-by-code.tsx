import { smsAuth } from '@zapovednik/api/cabinet/calls/sign-in';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { toFormMessage, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { CodeEntry } from '../../code/code-entry';
import { useCode } from '../../code/use-code';
import { PhoneNumber } from '../../person/phone-number';
import styles from '../settings.module.css';
import type { DeletionProof } from './deletion-proof';

const schema = z.object({ code: smsAuth.body.shape.code });

interface DeletionByCodeProps {
  /** The customer's own phone, which gets the code. */
  phone: string;
  onAsk: (proof: DeletionProof) => Promise<void>;
  onClose: () => void;
}

/** Confirms the deletion by a code to the customer's own phone. */
export function DeletionByCode({ phone, onAsk, onClose }: DeletionByCodeProps) {
  const code = useCode('deletion');
  const form = useZodForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => code.send(phone, 'sms'),
  });
  const close = () => {
    code.forget();
    onClose();
  };
  if (code.pending) {
    return (
      <CodeEntry
        form={form}
        code={{ ...code, pending: code.pending, forget: close }}
        channels={['sms']}
        action="Удалить аккаунт"
        back="Отмена"
        // Not submitted automatically: the last digit must not delete an account.
        onComplete={() => {}}
        onSubmit={async (entered) => {
          await onAsk(entered);
          code.forget();
        }}
      />
    );
  }
  return (
    <div className={styles.proof}>
      <p>
        Пришлём код на <PhoneNumber digits={phone} />.
      </p>
      {error && <p role="alert">{toFormMessage(error)}</p>}
      <div className={styles.buttons}>
        <Button busy={isPending} onClick={() => mutate()}>
          Получить код по СМС
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </div>
  );
}
