import { useApp } from '@zapovednik/platform/app';
import { ChevronDown } from '@zapovednik/ui/icons';
import { Dropdown } from '../frame/dropdown';
import { PhoneLink } from '../frame/phone-link';
import { linkGroups } from '../links/link-groups';
import { LinkList } from '../links/link-list';
import styles from './header-link-groups.module.css';

/** Company, buyers and services in the first line of the header (LAY-09 to LAY-14). Phones have these links in the menu and the footer. */
export function HeaderLinkGroups() {
  const groups = linkGroups(useApp().city);
  return (
    <nav aria-label="О магазине" className={styles.groups}>
      {groups.map(({ title, entries }) => (
        <Dropdown
          key={title}
          className={styles.group}
          summaryClass={styles.title}
          summary={
            <>
              {title}
              <ChevronDown />
            </>
          }
        >
          <LinkList entries={entries} className={styles.panel} />
        </Dropdown>
      ))}
      <PhoneLink />
    </nav>
  );
}
