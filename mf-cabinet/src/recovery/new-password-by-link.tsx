import { restorePassword } from '@zapovednik/api/cabinet/calls/recovery';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Form, PasswordField, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { announceSignIn } from '../session/session';
import { Step } from '../step/step';

const schema = z.pick(restorePassword.body, { password: true });

interface NewPasswordByLinkProps {
  /** The data of the e-mail's link. */
  token: string;
  onDone: () => void;
  /** Requests another email: a link works once, and for one hour. */
  onBack: () => void;
}

/** Sets a new password with the link from the e-mail (SES-13), and signs in. */
export function NewPasswordByLink({ token, onDone, onBack }: NewPasswordByLinkProps) {
  const app = useApp();
  const form = useZodForm(schema, { defaultValues: { password: '' } });

  async function change({ password }: z.output<typeof schema>): Promise<void> {
    announceSignIn(app, await app.api(restorePassword, { token, password }));
    onDone();
  }

  return (
    <Step heading="Придумайте новый пароль" text="На других устройствах придётся войти заново.">
      <Form form={form} label="Смена пароля" onSubmit={change}>
        <PasswordField name="password" label="Новый пароль" hint="От 8 знаков" autoComplete="new-password" />
        <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
          Сохранить и войти
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Запросить новую ссылку
        </Button>
      </Form>
    </Step>
  );
}
