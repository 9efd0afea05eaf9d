import { useState } from 'react';
import { useApp, useAtom } from 'shared-contracts/app';
import { homeRoute } from 'shared-contracts/catalog/routes';
import { NavLink, useNavigate } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { LogOut } from 'shared-contracts/ui/icons';
import { signOut } from '../sign-in/session';
import styles from './cabinet-menu.module.css';
import { menuOf } from './menu';

/** The menu of the cabinet: a column beside the page, on a narrow screen a line above it. The sign-out button is its last entry. */
export function CabinetMenu() {
  const app = useApp();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const city = app.city;
  const session = useAtom(sessionAtom);

  const leave = async () => {
    setLeaving(true);
    if (await signOut(app)) await navigate(link(homeRoute));
    setLeaving(false);
  };

  return (
    <nav aria-label="Личный кабинет" className={styles.menu}>
      <ul className={styles.entries}>
        {menuOf({ city, session }).map(({ icon, title, path }) => (
          <li key={path}>
            <NavLink to={path} className={styles.entry}>
              {icon}
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} disabled={leaving} onClick={() => void leave()}>
            <LogOut />
            Выйти
          </button>
        </li>
      </ul>
    </nav>
  );
}
