import type { PersonalSummary } from '@zapovednik/api/cabinet/models/summary';
import { cabinetSettingsRoute } from '@zapovednik/areas/cabinet/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Mail } from '@zapovednik/ui/icons';
import styles from './personal-page.module.css';

/** An address that is not confirmed yet: it cannot be used to sign in or to recover a password. */
export function EmailNotice({ summary: { email, emailConfirmed } }: { summary: PersonalSummary }) {
  if (!email || emailConfirmed) return null;
  return (
    <section aria-label="Подтверждение почты" className={styles.notice}>
      <Mail />
      <p>
        Подтвердите почту <b>{email}</b>: перейдите по ссылке из письма. Тогда с ней можно будет входить и восстановить
        пароль.
      </p>
      <LinkButton to={link(cabinetSettingsRoute)}>Письма нет</LinkButton>
    </section>
  );
}
