import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeAutoOrderGoods } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import { fixtures } from '@zapovednik/testing';
import { autoOrderProduct, ownAutoOrder } from '../../../testing/auto-order';
import { dialog, openAutoOrder, press } from '../../../testing/auto-order-page';

afterEach(() => sessionStorage.clear());

test('CAB-23 goods: another quantity, one removed and kept again, one added of what was bought', async () => {
  const { app } = await openAutoOrder({
    goods: [autoOrderProduct(), autoOrderProduct({ productId: 4, name: 'Наполнитель' })],
  });
  const bought = { ...fixtures.listItem({ id: 9, name: 'Мячик', quantity: 5 }), DATE_INSERT: '01.11.2026' };
  app.backEnd.answer(getPurchased, { products: [bought], pageCount: 1, productCount: 1, page: 1 });
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  const pate = within(form.getByRole('group', { name: 'Количество: Паштет «Поле» с уткой' }));
  await userEvent.click(pate.getByRole('button', { name: 'Увеличить количество' }));
  await userEvent.click(form.getByRole('button', { name: 'Убрать: Наполнитель' }));
  expect(form.getByText('Уберём из автозаказа')).toBeVisible();
  await userEvent.click(await form.findByRole('button', { name: 'Добавить: Мячик' }));
  app.backEnd.answer(changeAutoOrderGoods, ownAutoOrder({ goods: [autoOrderProduct({ quantity: 7 })] }));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/^Товары изменены/)).toBeVisible();
  expect(app.backEnd.asked.at(-1)?.input).toEqual({
    id: 100_001,
    goods: [
      { productId: 3, quantity: 7 },
      { productId: 9, quantity: 1 },
    ],
  });
});

test('CAB-23 without any goods nothing is saved; a failed save keeps what was chosen', async () => {
  const { app } = await openAutoOrder();
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  await userEvent.click(form.getByRole('button', { name: 'Убрать: Паштет «Поле» с уткой' }));
  expect(form.getByRole('alert')).toHaveTextContent('Оставьте хотя бы один товар');
  expect(form.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.click(form.getByRole('button', { name: 'Увеличить количество' }));
  app.backEnd.fail(changeAutoOrderGoods, { status: 503, message: 'Магазин перегружен' });
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Магазин перегружен')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
});

test('CAB-23 CAT-37 goods are found by a search, and added once', async () => {
  const { app } = await openAutoOrder();
  const product = {
    code: 'myach',
    name: 'Мячик',
    picture: null,
    price: 90,
    old_price: null,
    quantity: 5,
    exact: false,
  };
  const products = [
    { ...product, id: 9 },
    { ...product, id: 3, name: 'Паштет «Поле» с уткой' },
  ];
  app.backEnd.answer(suggest, { misspell: null, texts: [], products, sections: [], brands: [] });
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  await userEvent.type(form.getByRole('searchbox', { name: 'Найти товар' }), 'мяч');
  const found = within(await form.findByRole('list', { name: 'Найденные товары' }, { timeout: 3000 }));
  expect(found.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(found.getByRole('button', { name: 'Добавить: Мячик' }));
  expect(await form.findByText('Этот товар уже в автозаказе')).toBeVisible();
  app.backEnd.answer(changeAutoOrderGoods, ownAutoOrder());
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(app.backEnd.asked.at(-1)?.input).toMatchObject({
      goods: [
        { productId: 3, quantity: 6 },
        { productId: 9, quantity: 1 },
      ],
    }),
  );
});

test('CAB-23 a product is swapped for another flavour of its brand, in the same quantity', async () => {
  const { app } = await openAutoOrder();
  app.backEnd.answer(getByCode, fixtures.productDetail({ code: 'pashtet-pole' }));
  app.backEnd.answer(
    getPage,
    fixtures.productPage({ products: [fixtures.listItem({ id: 8, name: 'Паштет с рыбой' })] }),
  );
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  await userEvent.click(form.getByRole('button', { name: 'Другой вкус: Паштет «Поле» с уткой' }));
  await userEvent.click(await form.findByRole('button', { name: 'Заменить на: Паштет с рыбой' }));
  app.backEnd.answer(changeAutoOrderGoods, ownAutoOrder());
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/^Товары изменены/)).toBeVisible();
  expect(app.backEnd.asked.at(-1)?.input).toEqual({ id: 100_001, goods: [{ productId: 8, quantity: 6 }] });
});
