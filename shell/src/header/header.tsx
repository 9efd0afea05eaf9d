import { Container } from '@zapovednik/ui';
import { CityButton } from '../frame/city-button';
import { Logo } from '../frame/logo';
import { CatalogueMenu } from '../menu/catalogue-menu';
import { DeliveryButton } from './delivery-button';
import styles from './header.module.css';
import { HeaderLinkGroups } from './header-link-groups';
import { MenuButton } from './menu-button';
import { SearchForm } from './search-form';
import { Shortcuts } from './shortcuts';

/** The header: one line scrolls with the page, and one line is sticky. */
export function Header() {
  return (
    <header className={styles.header}>
      <Container className={styles.top}>
        <CityButton />
        <DeliveryButton />
        <HeaderLinkGroups />
      </Container>
      <Container className={styles.main}>
        <MenuButton />
        <Logo />
        <CatalogueMenu />
        <SearchForm />
        <Shortcuts />
      </Container>
    </header>
  );
}
