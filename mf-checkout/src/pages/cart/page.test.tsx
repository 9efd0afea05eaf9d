import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addToBasket,
  applyPromocode,
  type BasketLine,
  clearBasket,
  deleteFromBasket,
  getBasket,
} from 'shared-contracts/checkout/calls/basket';
import { showNotification } from 'shared-contracts/shell/commands';
import { createTestApp, fixtures, renderArea, type TestApp } from 'shared-contracts/testing';
import area from '../../area';

const { basket, basketLine } = fixtures;

const litter = (changes: Partial<BasketLine> = {}) =>
  basketLine({
    ID: 52,
    PRODUCT_ID: 77,
    NAME: 'Наполнитель Лесная лужайка',
    QUANTITY: 1,
    SUM: 500,
    DISCOUNT_PRICE: 500,
    BASE_PRICE: 500,
    ...changes,
  });

async function open(app: TestApp = createTestApp()) {
  const notifications: (string | undefined)[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text);
    return {};
  });
  const rendered = await renderArea(area, '/personal/cart/', { app });
  await screen.findByRole('heading', { name: 'Корзина' });
  return { ...rendered, notifications };
}

function appWith(lines: BasketLine[]) {
  const app = createTestApp();
  app.backEnd.answer(getBasket, basket(lines));
  return app;
}

test('CRT-01 CRT-03 CRT-09 the cart shows its lines and totals', async () => {
  await open(appWith([basketLine(), litter()]));
  const lines = within(screen.getByRole('region', { name: 'Товары в корзине' })).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(screen.getByRole('link', { name: basketLine().NAME })).toHaveAttribute(
    'href',
    '/product/korm-lesnoy-pes-3-kg/',
  );
  const sum = within(screen.getByRole('complementary', { name: 'Итог' }));
  expect(sum.getByText(/^3 товара · Общий вес 12\s000\sг$/)).toBeVisible();
  expect(sum.getByText(/^2\s900\s₽$/)).toBeVisible();
  expect(sum.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/personal/order/');
});

test('CRT-02 CRT-16 a quantity changes at once, but not above the stock', async () => {
  await open(appWith([basketLine({ AVAILABLE_QUANTITY: 3 })]));
  const plus = screen.getByRole('button', { name: 'Увеличить количество' });
  await userEvent.click(plus);
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('3');
  expect(screen.getAllByText(/^3\s600\s₽$/).length).toBeGreaterThan(0);
  expect(plus).toBeDisabled();
});

test('CRT-14 CRT-31 a product in packs is counted by packs, with the price of one', async () => {
  await open(appWith([basketLine({ STEP: 6, QUANTITY: 6, AVAILABLE_QUANTITY: 30, DISCOUNT_PRICE: 99.5, SUM: 597 })]));
  expect(screen.getByText(/597,00\s₽ за упаковку, 6 шт/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('12');
});

test('CRT-17 a removed line can be restored', async () => {
  const app = appWith([basketLine(), litter()]);
  app.backEnd.answer(deleteFromBasket, basket([basketLine()]));
  app.backEnd.answer(addToBasket, basket([basketLine(), litter({ ID: 53 })]));
  await open(app);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Наполнитель Лесная лужайка' }));
  expect(screen.queryByRole('link', { name: 'Наполнитель Лесная лужайка' })).not.toBeInTheDocument();
  await waitFor(() => expect(app.backEnd.asked.at(-1)?.id).toBe('sale.basket.delete'));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть: Наполнитель Лесная лужайка' }));
  expect(await screen.findByRole('link', { name: 'Наполнитель Лесная лужайка' })).toBeVisible();
  expect(app.backEnd.asked.at(-1)).toEqual({ id: 'sale.basket.add', input: { id: 77, qty: 1 } });
});

test('CRT-25 ERR-17 ERR-33 the cart is cleared by its line ids; when that fails, it stays and shows an error', async () => {
  const app = appWith([basketLine(), litter()]);
  const { notifications } = await open(app);
  app.backEnd.fail(clearBasket);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }));
  await waitFor(() => expect(notifications).toEqual(['Ошибка очистки корзины.']));
  app.backEnd.answer(clearBasket, basket([]));
  await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }));
  expect(await screen.findByText('В корзине пока пусто')).toBeVisible();
  expect(app.backEnd.asked.at(-1)).toEqual({ id: 'sale.basket.clear', input: { ids: [51, 52] } });
});

test('CRT-24 a promotion code is applied; a wrong one is rejected at its field and in a notification', async () => {
  const app = appWith([basketLine()]);
  const { notifications } = await open(app);
  const field = screen.getByRole('textbox', { name: 'Промокод' });
  app.backEnd.fail(applyPromocode, {
    status: 422,
    message: 'Ошибка применения промокода.',
    fields: { promocode: 'Такого промокода нет, или его срок истёк' },
  });
  await userEvent.type(field, 'НЕТ{Enter}');
  expect(await screen.findByText('Такого промокода нет, или его срок истёк')).toBeVisible();
  expect(notifications).toEqual(['Ошибка применения промокода.']);
  const state = basket();
  app.backEnd.answer(applyPromocode, { ...state, total: { ...state.total, PRICE: 2160, PROMOCODE: 'ДРУГ10' } });
  await userEvent.clear(field);
  await userEvent.type(field, 'друг10{Enter}');
  expect(await screen.findByText('ДРУГ10')).toBeVisible();
  expect(screen.getByText(/^2\s160\s₽$/)).toBeVisible();
});

test('CRT-36 an empty cart links to the catalogue', async () => {
  await open(appWith([]));
  expect(screen.getByText('В корзине пока пусто')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
});

test('CRT-30 ERR-13 a basket that cannot be read shows an error and can be tried again', async () => {
  const app = createTestApp({ report: () => {} });
  app.backEnd.fail(getBasket);
  await open(app);
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка инициалиции корзины');
  app.backEnd.answer(getBasket, basket());
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: basketLine().NAME })).toBeVisible();
});
