import { Link } from '@zapovednik/platform/router';
import { ChevronDown } from '@zapovednik/ui/icons';
import { LinkList } from './link-list';
import { mainMenu } from './main-menu';
import styles from './main-menu-list.module.css';

/** The main menu; its groups expand in place. */
export function MainMenuList() {
  return (
    <ul className={styles.list}>
      {mainMenu.map((entry) => (
        <li key={entry.title}>
          {'entries' in entry ? (
            <details>
              <summary>
                {entry.title}
                <ChevronDown />
              </summary>
              <LinkList entries={entry.entries} />
            </details>
          ) : (
            <Link to={entry.to}>{entry.title}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
