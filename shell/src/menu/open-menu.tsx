import { reportAndNotify } from 'shared-contracts/app';
import type { ShellContext } from '../app/shell-context';

/** The header of a desktop begins here (LIM-10). */
const desktop = '(min-width: 1024px)';

/** Opens the menu that fits the window; one that cannot be loaded is reported and told. */
export async function openMenu(app: ShellContext): Promise<void> {
  try {
    const { MenuDrawer } = await import(/* webpackChunkName: "lazy-overlays" */ '../overlays/overlays');
    const side = window.matchMedia(desktop).matches;
    app.overlays.show(side ? 'drawer' : 'mainMobileMenu', 'shell', <MenuDrawer kind={side ? 'side' : 'mobile'} />);
  } catch (error) {
    await reportAndNotify(app, error, { area: 'shell', phase: 'load', name: 'overlays' });
  }
}
