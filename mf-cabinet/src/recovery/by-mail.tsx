import { forgotPassword } from '@zapovednik/api/cabinet/calls/recovery';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { captchaResponse } from '@zapovednik/ui/captcha';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Step } from '../step/step';

const schema = z.pick(forgotPassword.body, { email: true });

/**
 * Sends an e-mail with a link to set a new password (SES-13). The message is the same whether the address is known or not.
 *
 * @param takesFocus when it replaces a completed step
 */
export function RecoveryByEmail({ takesFocus }: { takesFocus: boolean }) {
  const app = useApp();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(schema, { defaultValues: { email: '' } });
  const again = useZodForm(z.object({}));

  // The user came back from a later step.
  const isBack = takesFocus || form.formState.submitCount > 0;
  useEffect(() => {
    if (sentTo === null && isBack) form.setFocus('email');
  }, [sentTo, isBack, form]);

  async function ask(email: string): Promise<void> {
    await app.api(forgotPassword, { email, ...(await captchaResponse(app)) });
    setSentTo(email);
  }

  if (sentTo === null) {
    return (
      <Form form={form} label="Восстановление по почте" onSubmit={({ email }) => ask(email)}>
        <TextField name="email" label="Электронная почта" type="email" inputMode="email" autoComplete="email" />
        <Button type="submit" variant="primary" wide formMethod="post" busy={form.formState.isSubmitting}>
          Получить письмо
        </Button>
      </Form>
    );
  }
  return (
    <Step
      heading="Проверьте почту"
      text={
        <p>
          Отправили письмо на <b>{sentTo}</b>. Перейдите по ссылке из него в течение часа. Если письма нет, загляните в
          «Спам».
        </p>
      }
    >
      <Form form={again} label="Ещё одно письмо" onSubmit={() => ask(sentTo)}>
        <Button type="submit" wide busy={again.formState.isSubmitting}>
          Отправить письмо ещё раз
        </Button>
        <Button variant="quiet" wide onClick={() => setSentTo(null)}>
          Указать другой адрес
        </Button>
      </Form>
    </Step>
  );
}
