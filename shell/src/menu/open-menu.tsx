import { showNotification } from 'shared-contracts/shell/commands';
import type { ShellShop } from '../app/shop-context';

/** The header of a desktop begins here (LIM-10). */
const desktop = '(min-width: 1024px)';

/** Opens the menu that fits the window; one that cannot be loaded is reported and told. */
export async function openMenu(shop: ShellShop): Promise<void> {
  try {
    const { MenuDrawer } = await import(/* webpackChunkName: "part-overlays" */ '../parts/overlays');
    const side = window.matchMedia(desktop).matches;
    shop.overlays.show(side ? 'drawer' : 'mainMobileMenu', 'shell', <MenuDrawer kind={side ? 'side' : 'mobile'} />);
  } catch (error) {
    shop.report(error, { area: 'shell', doing: 'load', name: 'overlays' });
    await shop.bus.run(showNotification, {});
  }
}
