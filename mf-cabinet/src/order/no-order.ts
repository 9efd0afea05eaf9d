import { cabinetRoute } from '@zapovednik/areas/cabinet/routes';
import { showNotification } from '@zapovednik/areas/shell/commands';
import type { AppContext } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';

/**
 * The fragment with which a document redirect passes the reason to the browser. Browsers keep it over the next
 * redirects.
 */
const FRAGMENT = '#no-order';

const notify = ({ bus }: Pick<AppContext, 'bus'>) =>
  void bus.run(showNotification, {
    kind: 'info',
    text: 'Такого заказа у вас нет. Возможно, он оформлен без входа или на другой номер.',
  });

/** The redirect of a page without an order (ROU-80, ROU-91), with a notification that gives the reason. */
export function withoutOrder(app: Pick<AppContext, 'bus'>): Response {
  const cabinet = link(cabinetRoute);
  if (typeof window === 'undefined') return redirect(cabinet + FRAGMENT);
  notify(app);
  return redirect(cabinet);
}

/** In the document after that redirect: shows the notification, once. */
export function notifyAfterRedirect(app: Pick<AppContext, 'bus'>): void {
  const { hash, pathname, search } = window.location;
  if (hash !== FRAGMENT) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  notify(app);
}
