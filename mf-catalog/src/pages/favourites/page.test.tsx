import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSubscriptions } from '@zapovednik/api/cabinet/calls/subscribe';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { favouriteIdsQuery } from '@zapovednik/areas/catalog/queries/favourite-ids';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { ApiError } from '@zapovednik/platform/client';
import { markNotified } from '@zapovednik/platform/events';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => {
  mockViewport('desktop');
  localStorage.clear();
});

const favourites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    UF_PRODUCT: index + 1,
    product: fixtures.listItem({ id: index + 1, name: `Товар ${index + 1}` }),
  }));

function appOf(status: 'unknown' | 'anonymous' | 'authorized') {
  const app = catalogueApp();
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status });
  return app;
}

test('FAV-09 FAV-02 an anonymous visitor sees what the page is for and a sign-in button; nothing is read', async () => {
  const app = appOf('anonymous');
  const signIn = jest.fn(async () => ({ authorized: false }));
  app.command(openSignIn, signIn);
  await renderArea(area, '/favorite/', { app });
  expect(screen.getByText('Избранное хранится в вашем аккаунте')).toBeVisible();
  expect(screen.getByText('Войдите, и отмеченные сердечком товары будут с вами на любом устройстве.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(signIn).toHaveBeenCalled();
  expect(requestsOf(app, getFavourites)).toEqual([]);
});

test('ROU-22 FAV-08 LIM-19 a signed-in customer sees the list, 200 on a page', async () => {
  const app = appOf('authorized');
  app.backEnd.answer(getFavourites, favourites(201));
  await renderArea(area, '/favorite/?PAGEN_1=2', { app });
  expect(screen.getByText('201 товар, в наличии 201')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Товар 201' })).toBeVisible();
});

test('FAV-09 an empty list explains how to fill it, and leads on', async () => {
  const app = appOf('authorized');
  app.backEnd.answer(getFavourites, []);
  await renderArea(area, '/favorite/', { app });
  expect(screen.getByText('Здесь пока пусто')).toBeVisible();
  expect(screen.getByText('Нажмите на сердечко у товара, и он будет ждать вас здесь.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Популярные товары' })).toBeVisible();
  expect(requestsOf(app, getPage)).toEqual([
    { page: 1, perPage: 10, sort: { popularity: 'desc' }, filter: { AVAILABLE: 'Y' } },
  ]);
});

test('CAT-48 FAV-03 a guest sees the product whose heart waits for the sign-in: a list by ids, 200 on a page', async () => {
  localStorage.setItem('waiting_favourite', JSON.stringify({ productId: 1234, at: Date.now() }));
  const app = appOf('anonymous');
  app.backEnd.answer(getPage, fixtures.productPage());
  await renderArea(area, '/favorite/', { app });
  expect(await screen.findByRole('list', { name: 'Ждёт входа' })).toBeVisible();
  expect(requestsOf(app, getPage)).toEqual([{ filter: { ID: [1234] }, perPage: 200 }]);
});

test('FAV-01 FAV-08 a favourite is a product by its UF_PRODUCT, with its price and its stock in this city', async () => {
  const app = appOf('authorized');
  const product = fixtures.listItem({ id: 7, name: 'Корм', quantity: 3 });
  app.backEnd.answer(getFavourites, [{ UF_PRODUCT: 7, product }]);
  await app.query.fetchQuery(favouriteIdsQuery(app));
  await renderArea(area, '/favorite/', { app });
  expect(screen.getByRole('button', { name: 'В избранное: Корм' })).toHaveAttribute('aria-pressed', 'true');
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/1\s200\s₽/);
  expect(card).toHaveTextContent('В наличии мало');
});

const shownNames = () => screen.getAllByRole('article').map((card) => /Товар \d/.exec(card.textContent ?? '')?.[0]);

test.each([
  ['added_desc', ['Товар 1', 'Товар 2', 'Товар 3']],
  ['stock_desc', ['Товар 1', 'Товар 3', 'Товар 2']],
  ['price_asc', ['Товар 2', 'Товар 3', 'Товар 1']],
  ['price_desc', ['Товар 1', 'Товар 3', 'Товар 2']],
  ['name_asc', ['Товар 1', 'Товар 2', 'Товар 3']],
  ['constructor', ['Товар 1', 'Товар 2', 'Товар 3']],
])('FAV-08 the list in the order %s', async (sort, names) => {
  const app = appOf('authorized');
  app.backEnd.answer(getFavourites, threeGoods());
  await renderArea(area, `/favorite/?SORT=${sort}`, { app });
  expect(shownNames()).toEqual(names);
});

/** The second is sold out here. */
const threeGoods = () =>
  [500, 100, 300].map((roubles, index) => ({
    UF_PRODUCT: index + 1,
    product: fixtures.listItem({
      id: index + 1,
      name: `Товар ${index + 1}`,
      price: fixtures.price({ discount_price: roubles, old_price: roubles }),
      quantity: index === 1 ? 0 : 5,
      city_quantity: index === 1 ? 0 : 5,
    }),
  }));

/** The list of three, with a basket that accepts the given products. */
async function openToBuy(basket: Record<string, number> = {}) {
  const app = appOf('authorized');
  app.backEnd.answer(getFavourites, threeGoods());
  app.backEnd.answer(getSubscriptions, {});
  app.write(basketAtom, { status: 'ready', quantities: basket, quantity: 0, sum: 0 });
  const add = jest.fn(async (_: { productId: number }) => ({ quantity: 1 }));
  const set = jest.fn(async (_: { productId: number; quantity: number }) => ({ quantity: 0 }));
  app.command(addToBasket, add);
  app.command(setBasketQuantity, set);
  await renderArea(area, '/favorite/', { app });
  await screen.findByRole('button', { name: 'Подписаться: Товар 2' });
  return { app, add, set };
}

const addAll = () => userEvent.click(screen.getByRole('button', { name: 'Всё в корзину' }));

test('FAV-08 «Всё в корзину» adds what can be bought, says what could not, and can be undone', async () => {
  const { add, set } = await openToBuy();
  await addAll();
  expect(await screen.findByText('В корзине ещё 2 товара. Не получилось добавить: «Товар 2».')).toBeVisible();
  expect(add.mock.calls.map(([{ productId }]) => productId)).toEqual([1, 3]);
  expect(screen.getAllByRole('link', { name: 'Перейти в корзину' })[0]).toHaveAttribute('href', '/personal/cart/');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByRole('button', { name: 'Всё в корзину' })).toHaveFocus();
  expect(set.mock.calls.map(([change]) => change)).toEqual([
    { productId: 1, quantity: 0 },
    { productId: 3, quantity: 0 },
  ]);
});

test('FAV-08 what is in the basket already is not added again, and an undo leaves it there', async () => {
  const { add, set } = await openToBuy({ 1: 2 });
  await addAll();
  await screen.findByText('В корзине ещё 1 товар. Не получилось добавить: «Товар 2».');
  expect(add.mock.calls.map(([{ productId }]) => productId)).toEqual([3]);
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(set.mock.calls.map(([{ productId }]) => productId)).toEqual([3]));
});

test('FAV-08 what was sold meanwhile is said and the others are added; a basket that is full ends it', async () => {
  const { add } = await openToBuy();
  const refuse = (code: string) => {
    const error = new ApiError('sale.basket.add', 'answered', 409, { type: 'error', code, message: 'Нет' });
    markNotified(error);
    return Promise.reject(error);
  };
  add.mockImplementationOnce(() => refuse('not_enough_stock'));
  await addAll();
  expect(await screen.findByText('В корзине ещё 1 товар. Не получилось добавить: «Товар 1», «Товар 2».')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  add.mockClear();
  add.mockImplementationOnce(() => refuse('basket_full'));
  await userEvent.click(await screen.findByRole('button', { name: 'Всё в корзину' }));
  expect(await screen.findByText(/^Не получилось добавить: «Товар 1», «Товар 2», «Товар 3»\.$/)).toBeVisible();
  expect(add).toHaveBeenCalledTimes(1);
});

test('FAV-04 after signing in on the page the list is shown', async () => {
  const app = appOf('anonymous');
  app.backEnd.answer(getFavourites, favourites(1));
  await renderArea(area, '/favorite/', { app });
  act(() => app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status: 'authorized' }));
  expect(await screen.findByRole('link', { name: 'Товар 1' })).toBeVisible();
});
