import type { PersonalSummary } from 'shared-contracts/cabinet/calls/summary';
import { cabinetSettingsRoute } from 'shared-contracts/cabinet/routes';
import { isYes } from 'shared-contracts/format';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { Mail } from 'shared-contracts/ui/icons';
import styles from './personal-page.module.css';

/** An address that waits to be confirmed: without that nobody can sign in or recover a password with it. */
export function EmailNotice({ summary: { EMAIL, EMAIL_CONFIRMED } }: { summary: PersonalSummary }) {
  if (!EMAIL || isYes(EMAIL_CONFIRMED)) return null;
  return (
    <section aria-label="Подтверждение почты" className={styles.notice}>
      <Mail />
      <p>
        Подтвердите почту <b>{EMAIL}</b>: перейдите по ссылке из письма. Тогда с ней можно будет входить и восстановить
        пароль.
      </p>
      <LinkButton to={link(cabinetSettingsRoute)}>Письма нет</LinkButton>
    </section>
  );
}
