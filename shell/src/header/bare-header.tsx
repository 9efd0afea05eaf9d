import { Container } from 'shared-contracts/ui';
import styles from './bare-header.module.css';
import { Logo } from './logo';
import { PhoneLink } from './phone-link';
import { SearchForm } from './search-form';

/** The header of layouts that should not distract the user: the logo, and if it helps the search or the phone number. */
export function BareHeader({ with: extra }: { with?: 'search' | 'help' }) {
  return (
    <header className={styles.header}>
      <Container className={styles.line}>
        <Logo short={extra === 'search'} />
        {extra === 'search' && <SearchForm />}
        {extra === 'help' && <PhoneLink />}
      </Container>
    </header>
  );
}
