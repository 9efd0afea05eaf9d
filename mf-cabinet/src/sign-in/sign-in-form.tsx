import { signInByPassword } from 'shared-contracts/api/sign-in';
import { Link } from 'shared-contracts/router';
import { to } from 'shared-contracts/routes';
import { useShop } from 'shared-contracts/shop';
import { Button } from 'shared-contracts/ui';
import { Form, TextField, useZodForm } from 'shared-contracts/ui/field';
import { signIn } from './session';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** After the server has agreed. */
  onDone: () => void;
  /** A link was followed: a dialog closes. */
  onLeave?: () => void;
}

/** Sign-in by login and password, with the ways to an account for whoever has none. */
export function SignInForm({ onDone, onLeave }: SignInFormProps) {
  const shop = useShop();
  const form = useZodForm(signInByPassword.body, { defaultValues: { login: '', password: '' } });
  return (
    <div className={styles.signIn}>
      <Form
        form={form}
        label="Вход"
        onSubmit={async (credentials) => {
          const refusal = await signIn(shop, credentials);
          if (refusal) return refusal;
          onDone();
        }}
      >
        <TextField name="login" label="Логин или электронная почта" autoComplete="username" inputMode="email" />
        <TextField name="password" label="Пароль" type="password" autoComplete="current-password" />
        {/* Pressed before the script is there, the password must not land in an address. */}
        <Button type="submit" variant="primary" wide formMethod="post" busy={form.formState.isSubmitting}>
          Войти
        </Button>
      </Form>
      <p className={styles.ways}>
        <Link to={to.page('authSignup')} onClick={onLeave}>
          Регистрация
        </Link>
        <Link to={to.page('authRecovery')} onClick={onLeave}>
          Забыли пароль?
        </Link>
      </p>
    </div>
  );
}
