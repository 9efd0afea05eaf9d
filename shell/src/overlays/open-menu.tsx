import { reportAndNotify } from '@zapovednik/platform/app';
import type { ShellContext } from '../context/shell-context';

/** The desktop header is shown from this width on (LIM-10). */
const desktop = '(min-width: 1024px)';

/** Opens the menu for the window width. If it cannot be loaded, the error is reported and a notification is shown. */
export async function openMenu(app: ShellContext): Promise<void> {
  try {
    const { MenuDrawer } = await import(/* webpackChunkName: "lazy-overlays" */ './overlays');
    const side = window.matchMedia(desktop).matches;
    app.overlays.show(side ? 'drawer' : 'mainMobileMenu', 'shell', <MenuDrawer kind={side ? 'side' : 'mobile'} />);
  } catch (error) {
    await reportAndNotify(app, error, { area: 'shell', phase: 'load', name: 'overlays' });
  }
}
