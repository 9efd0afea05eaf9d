import { smsAuth } from '@zapovednik/api/cabinet/calls/sign-in';
import { useApp } from '@zapovednik/platform/app';
import { useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { CodeEntry } from '../code/code-entry';
import type { PendingCode } from '../code/pending-code';
import type { CodeRequest } from '../code/use-code';
import { hasErrorCode } from '../session/has-error-code';
import { type ConfirmedPhone, signInByCode } from '../session/session';

const schema = z.object({ code: smsAuth.body.shape.code });

interface CodeFormProps {
  code: CodeRequest & { readonly pending: PendingCode };
  onDone: () => void;
  /** The code is correct and stays valid, but no customer has this phone yet. */
  onUnknownPhone: (proved: ConfirmedPhone) => void;
}

/** Sign-in by a code that was sent to a phone. */
export function CodeForm({ code, onDone, onUnknownPhone }: CodeFormProps) {
  const app = useApp();
  const form = useZodForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const { phone, channel } = code.pending;

  async function enter(entered: { code: string }): Promise<void> {
    const proved = { phone, channel, ...entered };
    try {
      await signInByCode(app, proved);
    } catch (error) {
      if (!hasErrorCode(error, 'not_registered')) throw error;
      code.forget();
      return onUnknownPhone(proved);
    }
    onDone();
  }

  return <CodeEntry form={form} code={code} onSubmit={enter} action="Войти" />;
}
