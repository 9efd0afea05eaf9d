import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Form, PasswordField, TextField, useZodForm } from '@zapovednik/ui/field';
import { signIn } from '../session/session';

/** Sign-in by login and password (SES-10). */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const app = useApp();
  const form = useZodForm(signInByPassword.body, { defaultValues: { login: '', password: '' } });
  return (
    <Form form={form} label="Вход по паролю" onSubmit={(credentials) => signIn(app, credentials).then(onDone)}>
      <TextField
        name="login"
        label="Логин, почта или телефон"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label="Пароль" autoComplete="current-password" />
      {/* If it is clicked before the script has loaded, the password must not appear in the URL. */}
      <Button type="submit" variant="primary" wide formMethod="post" busy={form.formState.isSubmitting}>
        Войти
      </Button>
    </Form>
  );
}
