import { useApp, useAtom } from 'shared-contracts/app';
import { Link } from 'shared-contracts/router';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { menuOf } from '../../cabinet/menu';
import { formatPhone } from '../../person/format-phone';
import styles from './personal-page.module.css';

/** ROU-73, CAB-13: who is signed in, and links to every section of the cabinet. */
export function Component() {
  const { city } = useApp();
  const session = useAtom(sessionAtom);
  const [, ...sections] = menuOf({ city, session });
  return (
    <CabinetPage
      heading={session.name ? `Здравствуйте, ${session.name}!` : 'Личный кабинет'}
      description="Личный кабинет зоомагазина «Заповедник»."
    >
      <dl className={styles.contacts}>
        {session.phone && (
          <div>
            <dt>Телефон</dt>
            <dd>{formatPhone(session.phone)}</dd>
          </div>
        )}
        {session.email && (
          <div>
            <dt>Электронная почта</dt>
            <dd>{session.email}</dd>
          </div>
        )}
        <div>
          <dt>Город</dt>
          <dd>{city.name}</dd>
        </div>
      </dl>
      <ul className={styles.parts}>
        {sections.map(({ icon, title, path }) => (
          <li key={path}>
            <Link to={path} className={styles.part}>
              <span className={styles.icon}>{icon}</span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </CabinetPage>
  );
}
