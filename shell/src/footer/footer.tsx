import { useApp } from '@zapovednik/platform/app';
import { Container } from '@zapovednik/ui';
import { Logo } from '../frame/logo';
import { PhoneLink } from '../frame/phone-link';
import { legalEntries } from '../links/legal-entries';
import { linkGroups } from '../links/link-groups';
import { LinkList } from '../links/link-list';
import { rootCategories } from '../links/root-categories';
import styles from './footer.module.css';

/** The footer: the catalogue, the groups of LAY-09 to LAY-14, and the contacts in this city. */
export function Footer() {
  const city = useApp().city;
  const groups = [{ title: 'Каталог', entries: rootCategories }, ...linkGroups(city)];
  return (
    <footer className={styles.footer}>
      <Container>
        <nav aria-label="Все разделы" className={styles.groups}>
          {groups.map(({ title, entries }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <LinkList entries={entries} />
            </div>
          ))}
          <div className={styles.contact}>
            <Logo short={false} />
            <p>Товары для животных {city.cases.inCity}</p>
            <PhoneLink />
          </div>
        </nav>
        <div className={styles.legal}>
          <LinkList entries={legalEntries} />
          <p>© Заповедник</p>
        </div>
      </Container>
    </footer>
  );
}
