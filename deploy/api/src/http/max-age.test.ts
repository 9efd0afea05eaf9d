import { shop as shopTable } from '../db/schema';
import { routes } from '../routes';
import { startShop, type TestShop } from '../testing/start-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.db.insert(shopTable).values({ id: 1, code: 'na_lenina', description: '' });
}, 60_000);
afterAll(() => shop.close());

/** Reads that work without a session but are about the visitor: the session, the basket, the choices; and an order by its secret link. */
const aboutVisitors = [
  'personal.user.isAuth',
  'sale.delivery.getProfile',
  'sale.delivery.getDelivery',
  'sale.delivery.getPickupPoints',
  'sale.order.getByLink',
];
/** Existing values for the placeholders of the paths. */
const there: Record<string, string> = {
  '/catalog/product/get_by_code/{code}/': 'korm_les_1',
  '/catalog/product/search/{query}/': 'корм',
  '/catalog/brand/get_by_code/{code}/': 'les',
  '/sitemap/codes/{kind}/{part}/': 'product/1',
  '/location/location/search/{q}/': 'пер',
  '/location/location/get/{id}/': '2201',
};
const needed: Record<string, string> = {
  'catalog.product.analogues': '?productId=1',
  'catalog.product.buyWith': '?productId=1',
  'catalog.product.suggest': '?query=корм',
  'catalog.stocks.get': '?productId=1',
  'hlBlocks.metafilters.get': '?value=/catalog/',
  'hlBlocks.metafilters.search': '?value=корм',
  'catalog.filter.getBySef': '?smart_filter_uri=',
};
const pathOf = ({ id, path }: { id: string; path: string }) =>
  path.replace(/\{.*\}/, encodeURI(there[path] ?? '1')) + encodeURI(needed[id] ?? '');

const reads = routes.flatMap(({ call, access }) =>
  access === 'anyone' && !call.writes && call.methods[0] === 'GET' && !aboutVisitors.includes(call.id) ? call : [],
);

test.each(reads.map((call) => [call.id, call] as const))(
  '%s, the same for all visitors of a city, says how long it may be cached; with a session it is not cached',
  async (_, call) => {
    const path = pathOf(call);
    const { status, headers } = await shop.ask(path);
    expect([path, status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      path,
      200,
      expect.stringMatching(/^public, max-age=[1-9]\d*$/),
      'x-location, authorization',
    ]);
    const own = await shop.ask(path, { session: await shop.visit() });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  },
);

test('no other read is cached', async () => {
  const others = routes.filter(({ call }) => !reads.includes(call) && call.methods[0] === 'GET' && !call.writes);
  expect(others.length).toBeGreaterThan(15);
  for (const { call } of others) expect([call.id, call.maxAge]).toEqual([call.id, undefined]);
  for (const path of ['/personal/user/is_auth/?site=true', '/sale/delivery/get/delivery/', '/sale/basket/get/']) {
    expect((await shop.ask(path)).headers.get('cache-control')).not.toMatch(/public/);
  }
});
