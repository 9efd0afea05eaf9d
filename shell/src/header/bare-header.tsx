import { Container } from '@zapovednik/ui';
import { Logo } from '../frame/logo';
import { PhoneLink } from '../frame/phone-link';
import styles from './bare-header.module.css';
import { MenuButton } from './menu-button';
import { SearchForm } from './search-form';

/**
 * The header of layouts that should not distract the user: the logo and, where useful, the search. `help` is for the way from the
 * cart to the order: whoever has forgotten something gets to the goods by menu and search, and to a person by phone.
 */
export function BareHeader({ with: extra }: { with?: 'search' | 'help' }) {
  return (
    <header className={styles.header}>
      <Container className={styles.line}>
        {extra === 'help' && <MenuButton />}
        <Logo short={extra !== undefined} />
        {extra !== undefined && <SearchForm />}
        {extra === 'help' && <PhoneLink />}
      </Container>
    </header>
  );
}
