import { registerCustomer } from '@zapovednik/api/cabinet/calls/registration';
import { useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { CodeEntry } from '../code/code-entry';
import type { PendingCode } from '../code/pending-code';
import type { CodeRequest } from '../code/use-code';
import type { CustomerDetails } from './customer-details';
import styles from './sign-up.module.css';
import { RegisteredPhone } from './taken-phone';
import { useRegistration } from './use-registration';

const schema = z.object({ code: registerCustomer.body.shape.code });

interface SignUpCodeProps {
  code: CodeRequest & { readonly pending: PendingCode };
  details: CustomerDetails;
  /** The page was reloaded, and the password is not stored. */
  passwordIsLost: boolean;
  onDone: () => void;
}

/** The last step of a registration: the code that was sent to the phone. */
export function SignUpCode({ code, details, passwordIsLost, onDone }: SignUpCodeProps) {
  const form = useZodForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const { taken, register } = useRegistration(onDone);
  const { phone, channel } = code.pending;
  if (taken) return <RegisteredPhone proved={taken} onDone={onDone} onBack={code.forget} />;
  return (
    <CodeEntry
      form={form}
      code={code}
      action="Зарегистрироваться"
      onSubmit={(entered) => register({ phone, channel, ...entered }, details)}
    >
      {passwordIsLost && (
        <p className={styles.note}>Страница обновилась, и пароль не сохранился. Задать его можно после входа.</p>
      )}
    </CodeEntry>
  );
}
