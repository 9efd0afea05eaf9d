import { cabinetSettingsRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatPhone } from '../../person/format-phone';
import styles from './personal-page.module.css';

/** The customer's contacts, and a link to change them. */
export function Contacts() {
  const { city } = useApp();
  const { phone, email } = useAtom(sessionAtom);
  return (
    <section aria-label="Ваши данные" className={styles.contacts}>
      <dl>
        <div>
          <dt>Телефон</dt>
          <dd>{phone ? formatPhone(phone) : 'Не указан'}</dd>
        </div>
        <div>
          <dt>Электронная почта</dt>
          <dd>{email || 'Не указана'}</dd>
        </div>
        <div>
          <dt>Город</dt>
          <dd>{city.name}</dd>
        </div>
      </dl>
      <Link to={link(cabinetSettingsRoute)}>Изменить данные</Link>
    </section>
  );
}
