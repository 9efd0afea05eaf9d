import { Container } from '@zapovednik/ui';
import { legalEntries } from '../links/legal-entries';
import { LinkList } from '../links/link-list';
import styles from './footer.module.css';

/** One line, for layouts whose pages should not distract the user. */
export function BareFooter() {
  return (
    <footer className={styles.bare}>
      <Container className={styles.legal}>
        <LinkList entries={legalEntries} />
        <p>© Заповедник</p>
      </Container>
    </footer>
  );
}
