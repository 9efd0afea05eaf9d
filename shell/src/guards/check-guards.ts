import { redirect } from 'react-router';
import { getBasket } from 'shared-contracts/api/basket';
import { type GuardName, type RouteRow, to } from 'shared-contracts/routes';
import { notFound } from 'shared-contracts/shop';
import type { ShellShop } from '../app/shop-context';

interface Visit {
  readonly shop: ShellShop;
  readonly url: URL;
}

/**
 * What must hold before a page is shown; on the server and in the browser alike (ROU-87 to ROU-105). Throws the redirect
 * (302, ROU-115) or the 404 with an empty message (ROU-104).
 */
export async function checkGuards(row: RouteRow, visit: Visit): Promise<void> {
  for (const guard of row.guards) await guards[guard](visit);
}

const guards: Record<GuardName, (visit: Visit) => void | Promise<void>> = {
  cabinet({ shop, url }) {
    if (shop.stores.session.get().status !== 'authorized') throw redirect(to.auth(url.pathname + url.search));
  },
  auth({ shop }) {
    if (shop.stores.session.get().status === 'authorized') throw redirect(to.page('home'));
  },
  'default-location'({ shop }) {
    if (!shop.stores.city.get().isDefaultLocation) throw notFound();
  },
  'main-city'({ shop }) {
    if (!shop.stores.city.get().isMainCity) throw notFound();
  },
  'regional-centre'({ shop }) {
    if (!shop.stores.city.get().isRc) throw notFound();
  },
  query({ url }) {
    if (!url.searchParams.get('q')?.trim()) throw notFound();
  },
  async basket({ shop }) {
    const { basket } = await shop.api(getBasket, {});
    if (basket.length === 0) throw redirect(to.page('cart'));
  },
};
