import { Container } from '@zapovednik/ui';
import { CityButton } from '../frame/city-button';
import { Logo } from '../frame/logo';
import { PhoneLink } from '../frame/phone-link';
import styles from './bare-header.module.css';
import { MenuButton } from './menu-button';
import { SearchForm } from './search-form';

/**
 * The header of layouts that should not distract the user: the logo and, where useful, the search. `help` is for the way from the
 * cart to the order: whoever has forgotten something gets to the goods by menu and search, and to a person by phone. `search` is for
 * an address that does not exist: the city, menu and search lead on (ROU-86).
 */
export function BareHeader({ with: extra }: { with?: 'search' | 'help' }) {
  return (
    <header className={styles.header}>
      {extra === 'search' && (
        <Container className={styles.top}>
          <CityButton />
        </Container>
      )}
      <Container className={styles.line}>
        {extra !== undefined && <MenuButton />}
        <Logo short={extra !== undefined} />
        {extra !== undefined && <SearchForm />}
        {extra === 'help' && <PhoneLink />}
      </Container>
    </header>
  );
}
