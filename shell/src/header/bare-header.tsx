import { Container } from '@zapovednik/ui';
import { Logo } from '../frame/logo';
import { PhoneLink } from '../frame/phone-link';
import styles from './bare-header.module.css';
import { SearchForm } from './search-form';

/**
 * The header of layouts that should not distract the user: the logo and, where useful, the search or the phone number.
 */
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
