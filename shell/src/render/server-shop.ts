import { isAuth } from 'shared-contracts/api/user';
import { createApi } from 'shared-contracts/client';
import { cityState } from 'shared-contracts/state';
import type { WidgetHost } from 'shared-contracts/widgets';
import { createShop } from '../app/create-shop';
import type { ShellShop } from '../app/shop-context';
import { sessionState } from '../start/session-state';
import type { RenderFault, RenderHost, RenderRequest } from './render-request';

/** The shop of one request. Commands and events are the browser's: on the server nobody answers or listens. */
export async function serverShop(
  request: RenderRequest,
  host: RenderHost,
  widgets: WidgetHost,
  faults: RenderFault[],
): Promise<ShellShop> {
  const city = cityState(request.city);
  const shop = createShop({
    city,
    widgets,
    origin: new URL(request.url).origin,
    loadOwner: () => Promise.reject(new Error('Commands are answered in the browser')),
    wokenBy: () => [],
    report: (error, place) => {
      faults.push({
        ...place,
        message: error instanceof Error ? error.message : String(error),
        ...(error instanceof Error && error.stack && { stack: error.stack }),
      });
    },
    api: createApi({
      root: host.apiRoot,
      fetch: host.fetch,
      location: () => city.locationId,
      session: async () => request.session,
      personal: () => request.session !== null,
      timeLimit: 3_000,
    }),
  });
  if (request.session !== null) await readSession(shop);
  return shop;
}

/** Who this is; a session that is over renders the page for an anonymous visitor, and the browser's shell recovers. */
async function readSession(shop: ShellShop) {
  try {
    shop.write.session.set(sessionState(await shop.api(isAuth, { site: 'true' })));
  } catch (error) {
    shop.report(error, { area: 'shell', doing: 'loader', name: 'session' });
  }
}
