import { privacyPolicyRoute } from '@zapovednik/areas/content/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { PasswordField, TextField } from '@zapovednik/ui/field';
import styles from './sign-up.module.css';

/** The fields of a new customer's details; only the name is required. */
export function CustomerFields() {
  return (
    <>
      <TextField name="first_name" label="Имя" autoComplete="given-name" />
      <TextField name="last_name" label="Фамилия, если хотите" autoComplete="family-name" />
      <TextField
        name="email"
        label="Электронная почта, если хотите"
        hint="Пришлём письмо, чтобы подтвердить адрес"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        name="password"
        label="Пароль, если хотите"
        hint="От 8 знаков. Без пароля вы входите по коду."
        autoComplete="new-password"
      />
    </>
  );
}

/** The documents that a new customer agrees to. */
export function Consent() {
  return (
    <p className={styles.consent}>
      Регистрируясь, вы соглашаетесь с <Link to={link(privacyPolicyRoute)}>политикой конфиденциальности</Link>.
    </p>
  );
}
