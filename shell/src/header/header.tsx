import { Container } from 'shared-contracts/ui';
import { CatalogueMenu } from '../menu/catalogue-menu';
import { MenuButton } from '../menu/menu-button';
import { CityButton } from './city-button';
import { DeliveryButton } from './delivery-button';
import styles from './header.module.css';
import { HeaderLinkGroups } from './header-link-groups';
import { Logo } from './logo';
import { SearchForm } from './search-form';
import { Shortcuts } from './shortcuts';

/** The header: a line that scrolls away with the page, and a sticky line. */
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
