import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import {
  authRoute,
  authSuccessRoute,
  cabinetAutoOrdersRoute,
  cabinetOrdersRoute,
  cabinetRoute,
} from '@zapovednik/areas/cabinet/routes';
import * as catalog from '@zapovednik/areas/catalog/routes';
import { searchRoute } from '@zapovednik/areas/catalog/routes';
import { orderRoute } from '@zapovednik/areas/checkout/routes';
import * as content from '@zapovednik/areas/content/routes';
import { aboutRoute } from '@zapovednik/areas/content/routes';
import * as services from '@zapovednik/areas/services/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { fixtures } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { isRouteErrorResponse } from 'react-router';
import { sessionState } from '../context/session-state';
import { createTestShell, type TestShell } from '../testing/open-app';
import { checkGuards } from './check-guards';

/** The result of opening a page: the page, a redirect, or a status. */
async function visit(route: RouteDefinition, app: TestShell, path = route.path): Promise<string> {
  try {
    await checkGuards(route, { app, url: new URL(path, 'http://shop.localhost') });
    return 'page';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    if (isDataWithStatus(thrown)) return `${thrown.init.status} «${thrown.data}»`;
    throw thrown;
  }
}

const isDataWithStatus = (thrown: unknown): thrown is { data: unknown; init: { status: number } } =>
  !isRouteErrorResponse(thrown) && typeof thrown === 'object' && thrown !== null && 'init' in thrown;

function appOf(person: 'anonymous' | 'customer', options: Parameters<typeof createTestShell>[0] = {}) {
  const app = createTestShell(options);
  app.write(sessionAtom, sessionState(toUserSession(fixtures[person]())));
  return app;
}

const cabinet = routeTable.filter(({ path }) => path.startsWith('/cabinet'));
const auth = routeTable.filter(({ path }) => /^\/auth(\/|$)/.test(path));

test.each([...cabinet])(
  'ROU-87 ROU-94 ROU-115 an anonymous visitor of $path is redirected to /auth/',
  async (route) => {
    expect(await visit(route, appOf('anonymous'), '/cabinet/orders/?page=2')).toBe(
      '302 /auth/?back=%2Fcabinet%2Forders%2F%3Fpage%3D2',
    );
  },
);

test('ROU-87 in the browser the guard waits until the session is known', async () => {
  const app = createTestShell({ person: async () => sessionState(toUserSession(fixtures.customer())) });
  expect(await visit(cabinetOrdersRoute, app)).toBe('page');
});

test.each([...auth.filter(({ id }) => id !== 'authSuccess')])(
  'ROU-88 a signed-in visitor of $path is redirected to the home page',
  async (route) => {
    expect(await visit(route, appOf('customer'))).toBe('302 /');
    expect(await visit(route, appOf('anonymous'))).toBe('page');
  },
);

test.each([
  ['/cabinet/orders/?page=2', '/cabinet/orders/?page=2'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/auth/signup/', '/'],
])('ROU-88 ROU-92 a user who has signed in meanwhile is redirected to %s', async (back, place) => {
  const path = `/auth/?${new URLSearchParams({ back })}`;
  expect(await visit(authRoute, appOf('customer'), path)).toBe(`302 ${place}`);
});

test('ROU-88 SES-13 a back path keeps its fragment', async () => {
  const path = `/auth/?${new URLSearchParams({ back: '/about/#shops' })}`;
  expect(await visit(authRoute, appOf('customer'), path)).toBe('302 /about/#shops');
});

test('ROU-88 ROU-10 /auth/success-auth/ is open to everyone', async () => {
  expect(await visit(authSuccessRoute, appOf('customer'))).toBe('page');
});

test('ROU-87 ROU-90 a redirect replaces the history entry of a shown page; a page that is still loading has no entry', async () => {
  const thrown = async (route: RouteDefinition, path: string) => {
    try {
      await checkGuards(route, { app: appOf('anonymous'), url: new URL(path, window.location.origin) });
    } catch (response) {
      return response instanceof Response && response.headers.has('X-Remix-Replace');
    }
    return 'page';
  };
  const orders = cabinetOrdersRoute;
  expect(await thrown(orders, '/cabinet/orders/?page=2')).toBe(false);
  window.history.pushState(null, '', '/cabinet/orders/?page=2#top');
  expect(await thrown(orders, '/cabinet/orders/?page=2')).toBe(true);
  expect(await thrown(orders, '/cabinet/orders/')).toBe(false);
});

test('ROU-89 /cabinet/ redirects to the personal page', async () => {
  expect(await visit(cabinetRoute, appOf('customer'))).toBe('302 /cabinet/personal/');
});

test('ROU-89 no guard depends on the device: /cabinet/ redirects on a phone, too', async () => {
  for (const device of ['phone', 'desktop'] as const) {
    expect(await visit(cabinetRoute, appOf('customer', { device: () => device }))).toBe('302 /cabinet/personal/');
    expect(await visit(cabinetOrdersRoute, appOf('customer', { device: () => device }))).toBe('page');
  }
});

test('ROU-90 the order page with an empty basket redirects to the cart', async () => {
  const app = appOf('anonymous');
  app.backEnd.answer(getBasket, fixtures.basket([]));
  expect(await visit(orderRoute, app)).toBe('302 /personal/cart/');
  app.backEnd.answer(getBasket, fixtures.basket());
  expect(await visit(orderRoute, app)).toBe('page');
});

test('ROU-90 a visitor without a session has an empty basket; a basket that cannot be read is an error', async () => {
  const app = appOf('anonymous');
  app.backEnd.fail(getBasket, { status: 401, message: 'Нужна сессия' });
  expect(await visit(orderRoute, app)).toBe('302 /personal/cart/');
  app.backEnd.fail(getBasket);
  await expect(visit(orderRoute, app)).rejects.toThrow();
});

const phonesOnly = routeTable.filter(({ device }) => device === 'phone');

test('ROU-98 the page that the QR code of the application opens is for phones only', () => {
  expect(phonesOnly.map(({ path }) => path)).toEqual(['/mobile-app/open']);
});

test.each(phonesOnly)('ROU-97 ROU-98 $path answers 404 on a desktop', async (route) => {
  expect(await visit(route, createTestShell())).toBe('404 «»');
  expect(await visit(route, createTestShell({ device: () => 'phone' }))).toBe('page');
});

test.each(['/search/', '/search/?q=', '/search/?q=%20'])('ROU-99 %s answers 404', async (path) => {
  expect(await visit(searchRoute, appOf('anonymous'), path)).toBe('404 «»');
});

test.each([catalog.searchRoute, catalog.searchResultRoute])('ROU-99 $id with a text is shown', async (route) => {
  expect(await visit(route, appOf('anonymous'), '/search/?q=корм')).toBe('page');
});

test.each(Object.values(services))('ROU-100 ROU-104 $id exists in the default location only', async (route) => {
  expect(await visit(route, appOf('anonymous'))).toBe('page');
  expect(await visit(route, appOf('anonymous', { city: fixtures.perm() }))).toBe('404 «»');
});

test.each([content.vacanciesRoute, content.vacancyCitiesRoute])(
  'ROU-101 ROU-102 $id exist in the main city only',
  async (route) => {
    expect(await visit(route, appOf('anonymous'))).toBe('page');
    expect(await visit(route, appOf('anonymous', { city: fixtures.perm() }))).toBe('404 «»');
  },
);

test('ROU-103 auto-orders need a city that is a regional centre', async () => {
  const route = cabinetAutoOrdersRoute;
  expect(await visit(route, appOf('customer', { city: fixtures.perm({ IS_RC: 'Да' }) }))).toBe('page');
  expect(await visit(route, appOf('customer', { city: fixtures.perm() }))).toBe('404 «»');
});

test('ROU-105 an unknown guard answers 500', async () => {
  const guards = JSON.parse('["of-tomorrow"]');
  expect(await visit({ ...aboutRoute, guards }, createTestShell())).toBe('500 «»');
});
