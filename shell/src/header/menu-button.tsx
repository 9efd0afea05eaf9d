import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { VisuallyHidden } from '@zapovednik/ui';
import { Menu } from '@zapovednik/ui/icons';
import type { MouseEvent } from 'react';
import { useShell } from '../context/shell-provider';
import { MainMenuList } from '../links/main-menu-list';
import { openMenu } from '../overlays/open-menu';
import styles from './menu-button.module.css';

/** Opens the mobile menu or, from 1024 px on, the side drawer (LAY-53, LAY-54). Before script the menu opens in place. */
export function MenuButton() {
  const app = useShell();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openMenu(app);
  };
  return (
    <details name="header-menu" className={styles.menu}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own */}
      <summary aria-haspopup="dialog" className={styles.button} onClick={open}>
        <Menu />
        <VisuallyHidden>Меню</VisuallyHidden>
      </summary>
      <nav aria-label="Главное меню" className={styles.panel}>
        <Link to={link(catalogRoute)}>Каталог</Link>
        <MainMenuList />
      </nav>
    </details>
  );
}
