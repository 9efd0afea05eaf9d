import { fireEvent } from '@testing-library/react';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { productRoute } from '@zapovednik/areas/catalog/routes';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { type LoaderArgs, notFound } from '@zapovednik/platform/app';
import { fakeClock } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { loadPage } from '../../app/load-page';
import { createPageHost } from '../../pages/page-host';
import { createFakeAreas } from '../../testing/fake-areas';
import { createTestShell } from '../../testing/open-app';
import { prefetchOnIntent } from './prefetch';

const product = productRoute;
const cart = cartRoute;

const link = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no link ${id}`);
  return found;
};

/** A page of links to products. The test decides what its loader reads. */
function appWithLinks() {
  const report = jest.fn();
  const app = createTestShell({ report });
  const areas = createFakeAreas(routeTable);
  const read = jest.fn(async (code: string): Promise<unknown> => code);
  const loader = async ({ app: { query }, params: { code = '' } }: LoaderArgs) =>
    query.ensureQueryData({ queryKey: ['product', code], queryFn: () => read(code) });
  const lazy = jest.fn(async () => ({ Component: () => null, loader }));
  areas.page(product, { lazy });
  areas.page(cart, { lazy });
  const codes = Array.from({ length: 40 }, (_, index) => `korm-${index}`);
  document.body.innerHTML = `
    ${codes.map((code) => `<a id="${code}" href="/product/${code}/?pack=ST"><b>Корм</b></a>`).join('')}
    <a id="other" href="/product/%D0%BA%D0%BE%D1%80%D0%BC/">Корм</a>
    <a id="away" href="https://example.com/product/korm/">Карта</a>
    <a id="dialog" href="/product/korm/" aria-haspopup="dialog">Самовывоз</a>
    <a id="tab" href="/product/korm/" target="_blank">В новой вкладке</a>
    <ul data-in-place><li><a id="variant" href="/product/korm-2/">2 кг</a></li></ul>
    <a id="here" href="/">Главная</a>
    <a id="cart" href="/personal/cart/">Корзина</a>
    <p id="text">Текст</p>`;
  const pages = createPageHost(areas);
  prefetchOnIntent({ app, areas, pages, routes: routeTable });
  const follow = (code: string) => {
    const visit = { app, params: { code }, url: new URL(`http://shop.localhost/product/${code}/`) };
    return loadPage(product, { ...visit, signal: new AbortController().signal }, { areas, pages });
  };
  return { areas, app, lazy, loader, read, report, follow };
}

const DWELL = 80;
let pass: (ms: number) => Promise<void>;
beforeEach(() => {
  ({ pass } = fakeClock());
});
afterEach(() => {
  // Listeners of the document stay after a test, so this removes the pointer from the link.
  fireEvent.pointerOver(document.body);
  Reflect.deleteProperty(navigator, 'connection');
});

test.each(['pointerOver', 'focusIn'] as const)(
  'the code of the page loads on %s, its data after the dwell time, each once',
  async (intent) => {
    const { lazy, read } = appWithLinks();
    fireEvent[intent](link('korm-1').firstElementChild ?? link('korm-1'));
    await pass(0);
    expect([lazy.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
    await pass(DWELL);
    fireEvent[intent](link('korm-1'));
    await pass(DWELL);
    expect(lazy).toHaveBeenCalledTimes(1);
    expect(read.mock.calls).toEqual([['korm-1']]);
  },
);

test('a press reads the data at once, and its click, which may come sooner than the dwell time, reads nothing again', async () => {
  const { read } = appWithLinks();
  fireEvent.pointerOver(link('korm-1'));
  fireEvent.pointerDown(link('korm-1').firstElementChild ?? link('korm-1'));
  await pass(0);
  expect(read.mock.calls).toEqual([['korm-1']]);
  await pass(DWELL);
  expect(read).toHaveBeenCalledTimes(1);
});

test('when the browser is idle, the code of the pages comes that the lists of this page lead to, but no area for it', async () => {
  const { areas, lazy, read } = appWithLinks();
  const cabinet = jest.spyOn(areas, 'load');
  document.body.innerHTML = `<main><ul>
    <li><a href="/product/korm-1/">Корм</a></li><li><a href="/product/korm-2/">Корм</a></li><li><a href="/personal/">Кабинет</a></li>
  </ul></main>`;
  await areas.load('mf-catalog');
  cabinet.mockClear();
  await pass(3_000);
  expect([lazy.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  expect(cabinet).not.toHaveBeenCalledWith('mf-cabinet');
});

test('a user who follows the link finds the data in the cache under the page’s keys, even if it is still loading', async () => {
  const { read, follow } = appWithLinks();
  let answer = (_: unknown) => {};
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  fireEvent.pointerOver(link('other'));
  await pass(DWELL);
  const page = follow('корм');
  answer('Корм');
  await expect(page).resolves.toBe('Корм');
  await expect(follow('корм')).resolves.toBe('Корм');
  expect(read.mock.calls).toEqual([['корм']]);
});

test('a mouse that moves over forty products reads nothing, and one page when it stops', async () => {
  const { read } = appWithLinks();
  for (let index = 0; index < 40; index += 1) {
    fireEvent.pointerOver(link(`korm-${index}`));
    await pass(16);
  }
  expect(read).not.toHaveBeenCalled();
  await pass(DWELL);
  expect(read.mock.calls).toEqual([['korm-39']]);
});

test('a link that is left in time reads nothing: to the text beside it, out of the window, by a scroll', async () => {
  const { read } = appWithLinks();
  const ways = [
    () => fireEvent.pointerOver(link('text')),
    () => fireEvent.pointerOut(link('korm-1')),
    () => fireEvent.focusOut(link('korm-1')),
  ];
  for (const leave of ways) {
    fireEvent.pointerOver(link('korm-1'));
    await pass(DWELL / 2);
    leave();
    await pass(DWELL * 2);
  }
  expect(read).not.toHaveBeenCalled();
});

test('at most two pages are read in parallel; only the last link waits, and it is dropped when it is left', async () => {
  const { read } = appWithLinks();
  const answers: ((value: unknown) => void)[] = [];
  read.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  for (const id of ['korm-1', 'korm-2', 'korm-3', 'korm-4']) {
    fireEvent.pointerOver(link(id));
    await pass(DWELL);
  }
  expect(read.mock.calls.flat()).toEqual(['korm-1', 'korm-2']);
  answers[0]?.('');
  await pass(0);
  expect(read.mock.calls.flat()).toEqual(['korm-1', 'korm-2', 'korm-4']);
  fireEvent.pointerOver(link('korm-5'));
  await pass(DWELL);
  fireEvent.pointerOver(link('text'));
  answers[1]?.('');
  await pass(DWELL);
  expect(read).toHaveBeenCalledTimes(3);
});

test.each(['away', 'dialog', 'tab', 'variant', 'here'])('a link that leads %s loads nothing', async (id) => {
  const { lazy, read } = appWithLinks();
  fireEvent.pointerOver(link(id));
  await pass(DWELL);
  expect([lazy.mock.calls.length, read.mock.calls.length]).toEqual([0, 0]);
});

test('for a page of one person the code loads early, the data only after the navigation', async () => {
  const { lazy, read } = appWithLinks();
  fireEvent.pointerOver(link('cart'));
  await pass(DWELL);
  expect([lazy.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
});

test('the same holds for every page under fast pickup', async () => {
  const { app, lazy, read } = appWithLinks();
  app.write(deliveryAtom, { ...app.atom(deliveryAtom).get(), fastPickup: true });
  fireEvent.pointerOver(link('korm-1'));
  await pass(DWELL);
  expect([lazy.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
  { saveData: false, effectiveType: '2g' },
])('with data saving or a slow connection nothing loads before the navigation: %o', async (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { lazy, read } = appWithLinks();
  fireEvent.pointerOver(link('korm-1'));
  await pass(DWELL);
  expect([lazy.mock.calls.length, read.mock.calls.length]).toEqual([0, 0]);
});

test('a failure is silent and not cached: the page reads again', async () => {
  const { app, read, report, follow } = appWithLinks();
  read.mockRejectedValueOnce(new Error('no connection'));
  fireEvent.pointerOver(link('korm-1'));
  await pass(DWELL);
  expect(app.query.getQueryCache().getAll()).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  await expect(follow('korm-1')).resolves.toBe('korm-1');
});

test.each([
  ['answers 404', () => Promise.reject(notFound())],
  [
    'reports',
    ({ app }: LoaderArgs) => Promise.resolve(app.report(new Error('no'), { area: 'mf-catalog', phase: 'loader' })),
  ],
])('a loader that %s has no visible effect before the navigation', async (_what, loader) => {
  const { areas, report } = appWithLinks();
  areas.page(product, { lazy: async () => ({ Component: () => null, loader }) });
  fireEvent.pointerOver(link('korm-1'));
  await pass(DWELL);
  expect(report).not.toHaveBeenCalled();
});

test('a prefetch writes nothing', async () => {
  const { areas, app } = appWithLinks();
  const asked = jest.fn();
  app.backEnd.answer(addToBasket, asked);
  app.backEnd.answer(getByCode, asked);
  const loader = async ({ app: { api } }: LoaderArgs) => {
    await api(addToBasket, { id: 1, qty: 1 }).catch(() => {});
    await api(getByCode, { code: 'korm' }).catch(() => {});
  };
  areas.page(product, { lazy: async () => ({ Component: () => null, loader }) });
  fireEvent.pointerOver(link('korm-1'));
  await pass(DWELL);
  expect(asked.mock.calls).toEqual([[{ code: 'korm' }]]);
});

test('an area that cannot be loaded causes no message until its link is followed', async () => {
  const { areas, lazy, report } = appWithLinks();
  areas.fail('mf-catalog');
  fireEvent.pointerOver(link('korm-1'));
  await pass(DWELL);
  expect(lazy).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
