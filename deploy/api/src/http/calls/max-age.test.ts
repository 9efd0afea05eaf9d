import { author, promotion, publication, sale, vacancy } from '../../db/schema';
import { routes } from '../../modules';
import { fillSalons } from '../../testing/salons';
import { useShop } from '../../testing/use-shop';

const shop = useShop();
beforeAll(async () => {
  await fillSalons(shop.db);
  const text = { lead: 'Коротко.', body: '<p>Текст.</p>', picture: '/pictures/article/cat-1/1' };
  const at = new Date('2026-01-01T00:00:00Z');
  const days = { publishedAt: at, updatedAt: at };
  await shop.db.insert(publication).values([
    { ...text, ...days, kind: 'article', topic: 'food', code: 'korm', title: 'Корм' },
    { ...text, ...days, kind: 'news', topic: 'shops', code: 'magazin', title: 'Магазин' },
  ]);
  const { picture } = text;
  const person = { name: 'Ирина Соболева', role: 'ветеринарный врач', about: '<p>Лечу.</p>', picture };
  await shop.db.insert(author).values({ ...person, code: 'irina-soboleva' });
  await shop.db.insert(sale).values({ id: 101, code: 'leto', name: 'Лето' });
  await shop.db
    .insert(promotion)
    .values({ ...text, saleId: 101, category: 'food', startsAt: at, endsAt: null, sort: 1 });
  const work = { department: 'Магазины', lead: 'Коротко.', duties: [], expects: [], offers: [] };
  await shop.db
    .insert(vacancy)
    .values({ ...work, code: 'prodavets', title: 'Продавец', picture: '/pictures/person/seller-1/1' });
});

/**
 * Reads that work without a session but depend on the visitor: the session, the basket, the choices, free times with x.
 */
const aboutVisitors = [
  'content.preview.get',
  'personal.user.isAuth',
  'sale.delivery.getProfile',
  'sale.delivery.getHousePromises',
  'sale.delivery.getDelivery',
  'sale.delivery.getPickupPoints',
  'sale.autoOrder.getByLink',
  'sale.order.getByLink',
  'services.visit.getByLink',
  'services.vet.getIntervals',
  'services.gruming.getIntervals',
  'services.handling.getIntervals',
];
/** Existing values for the placeholders of the paths. */
const there: Record<string, string> = {
  '/catalog/product/get_by_code/{code}/': 'korm_les_1',
  '/catalog/product/search/{query}/': 'корм',
  '/catalog/brand/get_by_code/{code}/': 'les',
  '/content/article/get_by_code/{code}/': 'korm',
  '/content/author/get_by_code/{code}/': 'irina-soboleva',
  '/content/news/get_by_code/{code}/': 'magazin',
  '/content/page/get_words/{code}/': 'payment',
  '/content/action/get_by_code/{code}/': 'leto',
  '/feedback/vacancy/get_by_code/{code}/': 'prodavets',
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
  '%s, the same for all visitors of a city, says how long it may be cached; what a session asks for itself is not cached',
  async (_, call) => {
    const path = pathOf(call);
    const { status, headers } = await shop.ask(path);
    expect([path, status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      path,
      200,
      expect.stringMatching(/^public, max-age=[1-9]\d*$/),
      'x-location, x-personal',
    ]);
    const visitor = await shop.visitor();
    const shared = await visitor.ask(path, undefined, { shared: true });
    expect(shared.headers.get('cache-control')).toBe(headers.get('cache-control'));
    const own = await visitor.ask(path);
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
