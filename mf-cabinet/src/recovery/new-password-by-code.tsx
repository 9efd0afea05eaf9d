import { smsChangePassword } from '@zapovednik/api/cabinet/calls/recovery';
import { useApp } from '@zapovednik/platform/app';
import { PasswordField, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { CodeEntry } from '../code/code-entry';
import type { PendingCode } from '../code/pending-code';
import type { CodeRequest } from '../code/use-code';
import { hasErrorCode } from '../session/has-error-code';
import { announceSignIn } from '../session/session';

const schema = z.pick(smsChangePassword.body, { code: true, password: true });

interface NewPasswordByCodeProps {
  code: CodeRequest & { readonly pending: PendingCode };
  onDone: () => void;
  /** The code is correct, but no customer has this phone. */
  onUnknownPhone: (phone: string) => void;
  /** The label of the button; default: the label for signing in. */
  action?: string;
  /** The label of the way back. */
  back?: string;
}

/** Sets a new password with the code from the SMS (SES-13), and signs in. */
export function NewPasswordByCode(props: NewPasswordByCodeProps) {
  const { code, onDone, onUnknownPhone, action = 'Сменить пароль и войти', back } = props;
  const app = useApp();
  const defaultValues = { code: '', password: '' };
  const form = useZodForm(schema, { defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' });

  async function change({ code: entered, password }: z.output<typeof schema>): Promise<void> {
    const { phone } = code.pending;
    try {
      announceSignIn(app, await app.api(smsChangePassword, { phone, code: entered, password }));
    } catch (error) {
      if (!hasErrorCode(error, 'not_registered')) throw error;
      code.forget();
      return onUnknownPhone(phone);
    }
    onDone();
  }

  return (
    <CodeEntry
      form={form}
      code={code}
      channels={['sms']}
      action={action}
      {...(back && { back })}
      onComplete={() => form.setFocus('password')}
      onSubmit={change}
    >
      <PasswordField name="password" label="Новый пароль" hint="От 8 знаков" autoComplete="new-password" />
    </CodeEntry>
  );
}
