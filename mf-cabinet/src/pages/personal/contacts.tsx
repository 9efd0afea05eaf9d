import { useApp, useAtom } from 'shared-contracts/app';
import { cabinetSettingsRoute } from 'shared-contracts/cabinet/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { formatPhone } from '../../person/format-phone';
import styles from './personal-page.module.css';

/** How the shop reaches the customer, and where that is changed. */
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
