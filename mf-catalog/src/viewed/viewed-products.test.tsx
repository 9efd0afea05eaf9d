import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage, getViewed, search } from '@zapovednik/api/catalog/calls/catalog';
import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp, requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

beforeEach(() => {
  mockViewport('desktop');
  localStorage.clear();
});

/** Opens a page and makes the first user action on it. */
async function open(path: string, app: TestApp) {
  const opened = await renderArea(area, path, { app });
  await userEvent.keyboard('{Shift}');
  return opened;
}

const bowl = fixtures.listItem({ id: 7, name: 'Миска' });
const heading = () => screen.findByRole('heading', { name: 'Вы смотрели' });

function appWith(viewed = [bowl]) {
  const app = catalogueApp();
  app.backEnd.answer(getViewed, viewed);
  app.backEnd.answer(getPage, fixtures.productPage({ products: [] }));
  return app;
}

test('CAT-51 API-09 the product page reports its product once, and shows what was looked at before', async () => {
  const app = appWith();
  await open('/product/korm-lesnoy-pes-3-kg/', app);
  expect(await heading()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Миска' })).toBeVisible();
  expect(requestsOf(app, getViewed)).toEqual([{ productId: 1234 }]);
});

test('CAT-51 the next product is reported too, and the list is read again', async () => {
  const app = appWith();
  const { router } = await open('/product/korm-lesnoy-pes-3-kg/', app);
  await heading();
  app.backEnd.answer(getByCode, fixtures.productDetail({ id: 8, code: 'pashtet', name: 'Паштет' }));
  app.backEnd.answer(getViewed, [fixtures.listItem({ id: 1234, name: 'Щётка' }), bowl]);
  await act(() => router.navigate('/product/pashtet/'));
  expect(await screen.findByRole('link', { name: 'Щётка' })).toBeVisible();
  expect(requestsOf(app, getViewed)).toEqual([{ productId: 1234 }, { productId: 8 }]);
});

test.each([
  ['has looked at nothing', (app: ReturnType<typeof appWith>) => app.backEnd.answer(getViewed, [])],
  ['cannot read the list', (app: ReturnType<typeof appWith>) => app.backEnd.fail(getViewed)],
])('CAT-51 a visitor who %s sees no row', async (_, prepare) => {
  const app = appWith();
  prepare(app);
  await open('/product/korm-lesnoy-pes-3-kg/', app);
  await waitFor(() => expect(requestsOf(app, getViewed)).not.toEqual([]));
  expect(screen.queryByText('Вы смотрели')).not.toBeInTheDocument();
});

test('CAT-51 CAT-35 a search without results shows what was looked at; one with results reads nothing', async () => {
  const app = appWith();
  await open('/search/?q=корм', app);
  expect(requestsOf(app, getViewed)).toEqual([]);
  const empty = appWith();
  empty.backEnd.answer(search, []);
  await open('/search/?q=слон', empty);
  expect(await heading()).toBeVisible();
  expect(requestsOf(empty, getViewed)).toEqual([{}]);
});

test.each(['anonymous', 'authorized'] as const)('CAT-51 FAV-09 empty favourites show it (%s)', async (status) => {
  const app = appWith();
  app.backEnd.answer(getFavourites, []);
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status });
  await open('/favorite/', app);
  expect(await heading()).toBeVisible();
});
