import { Container } from 'shared-contracts/ui';
import { legalEntries } from '../navigation/legal-entries';
import { LinkList } from '../navigation/link-list';
import styles from './footer.module.css';

/** One quiet line, where nothing should lead away. */
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
