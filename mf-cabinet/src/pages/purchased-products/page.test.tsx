import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../../area';
import { withCartButtons } from '../../testing/cart-button';
import { appOfAnna, summaryOf } from '../../testing/personal';

const path = '/cabinet/purchased-products/';

const bought = (id: number, changes: Partial<ReturnType<typeof fixtures.listItem>> = {}) => ({
  ...fixtures.listItem({ id, name: `Корм ${id}`, code: `korm-${id}`, ...changes }),
  DATE_INSERT: '05.03.2026',
});

/** Anna bought 23 products: three pages. */
function appOfBuyer(): TestApp {
  const app = appOfAnna();
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.answer(getPurchased, ({ page }) => ({
    products: Number(page) > 3 ? [] : [bought(Number(page) * 10), bought(Number(page) * 10 + 1)],
    productCount: 23,
    pageCount: 3,
    page: Number(page),
  }));
  return app;
}

const open = (app: TestApp, url = path) => renderArea(area, url, { app: withCartButtons(app) });
const asked = (app: TestApp) => app.backEnd.asked.filter(({ id }) => id === getPurchased.id).map(({ input }) => input);

test('CAB-16 API-11 LIM-18 ten on a page, by the day of the last purchase, with today’s price and the cart’s button', async () => {
  const app = appOfBuyer();
  await open(app);
  const list = within(screen.getByRole('list', { name: 'Купленные товары' }));
  const [first] = list.getAllByRole('listitem');
  if (!first) throw new Error('There are products');
  expect(within(first).getByRole('link', { name: 'Корм 10' })).toHaveAttribute('href', '/product/korm-10/');
  expect(first).toHaveTextContent('Последняя покупка 5 марта');
  expect(first).toHaveTextContent(/1\s200\s₽/);
  expect(within(first).getByRole('button', { name: 'В корзину: Корм 10, 7' })).toBeVisible();
  expect(screen.getByText('23 товара')).toBeVisible();
  expect(asked(app)).toEqual([{ page: 1, perPage: 10, sort: { DATE_INSERT: 'desc' } }]);
});

test('CAB-16 the other order and the next page have their own address', async () => {
  const app = appOfBuyer();
  const { router } = await open(app);
  await userEvent.click(screen.getByRole('link', { name: 'Сначала давние' }));
  await waitFor(() => expect(router.state.location.search).toBe('?SORT=date_asc'));
  await screen.findByRole('link', { name: 'Сначала давние', current: true });
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
  expect(await screen.findByRole('link', { name: 'Корм 20' })).toBeVisible();
  expect(router.state.location.search).toBe('?SORT=date_asc&PAGEN_1=2');
  expect(asked(app)).toEqual([
    { page: 1, perPage: 10, sort: { DATE_INSERT: 'desc' } },
    { page: 1, perPage: 10, sort: { DATE_INSERT: 'asc' } },
    { page: 2, perPage: 10, sort: { DATE_INSERT: 'asc' } },
  ]);
});

test('CAB-16 what is sold out in the city can be subscribed to', async () => {
  const app = appOfBuyer();
  app.backEnd.answer(getPurchased, {
    products: [bought(7, { quantity: 0, city_quantity: 0 })],
    productCount: 1,
    pageCount: 1,
    page: 1,
  });
  await open(app);
  expect(screen.getByText('Сейчас нет в наличии')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Подписаться: Корм 7' })).toBeVisible();
});

test('CAB-16 who has bought nothing is led to the catalogue; a page after the last leads back', async () => {
  const app = appOfBuyer();
  const { unmount } = await open(app, `${path}?PAGEN_1=9`);
  expect(screen.getByRole('link', { name: 'К началу списка' })).toHaveAttribute('href', path);
  unmount();
  const empty = appOfBuyer();
  empty.backEnd.answer(getPurchased, { products: [], productCount: 0, pageCount: 0, page: 1 });
  await open(empty);
  expect(screen.getByText('Здесь соберётся всё, что вы покупали')).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
});

test('CAB-16 a list that cannot be read is tried again in its place', async () => {
  const app = appOfAnna({ report: () => {} });
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.fail(getPurchased);
  await open(app);
  expect(await screen.findByText('Не удалось загрузить покупки')).toBeVisible();
  app.backEnd.answer(getPurchased, { products: [bought(7)], productCount: 1, pageCount: 1, page: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Корм 7' })).toBeVisible();
});

test('CAB-16 another customer in the same page never sees these purchases', async () => {
  const app = appOfBuyer();
  await open(app);
  app.backEnd.answer(getPurchased, () => new Promise(() => {}));
  act(() => app.write(sessionAtom, { ...app.atom(sessionAtom).get(), userId: 8, name: 'Борис' }));
  expect(screen.queryByRole('link', { name: 'Корм 10' })).not.toBeInTheDocument();
});
