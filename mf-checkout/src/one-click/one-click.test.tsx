import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oneClickOrder } from '@zapovednik/api/checkout/calls/one-click';
import type { SavedOrder } from '@zapovednik/api/checkout/wire/order';
import { setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, renderWithApp, type TestApp } from '@zapovednik/testing';
import { OneClickDialog } from './one-click-dialog';

const goods = { productId: 1234, quantity: 2, name: 'Корм «Лесной пёс»', price: 1200, fromBasket: false };
const made: SavedOrder = {
  order: { ID: 100123, REDIRECT_URL: '/personal/success/?ORDER_ID=100123', PRICE: 2400 },
  ERROR: null,
  CALCULATE_ERROR: null,
};

function show(app: TestApp = createTestApp(), changes: Partial<typeof goods> = {}) {
  renderWithApp(<OneClickDialog goods={{ ...goods, ...changes }} />, { app });
  return app;
}

/** A test app, and the idempotency keys of its calls. */
function appWithKeys() {
  const app = createTestApp();
  const keys: unknown[] = [];
  const api: TestApp['api'] = (call, input, options) => {
    keys.push(options?.key);
    return app.api(call, input, options);
  };
  return { app: { ...app, api }, keys };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^Согласен на/ });
const order = () => userEvent.click(screen.getByRole('button', { name: 'Заказать' }));

async function fill() {
  await userEvent.type(field('Имя'), 'Иван');
  await userEvent.type(field('Телефон'), '9220000002');
  await userEvent.click(consent());
}

test('API-95 ORD-71 a name, a phone and a consent order the product, and the dialog shows the order’s number', async () => {
  const app = show();
  app.backEnd.answer(oneClickOrder, made);
  const saved = jest.fn();
  app.bus.on(orderSaved, saved);
  expect(screen.getByText(/^2\sшт · 2\s400\s₽$/)).toBeVisible();
  await fill();
  await order();
  expect(await screen.findByRole('dialog', { name: 'Заказ № 100123 принят' })).toBeVisible();
  expect(app.backEnd.asked).toEqual([
    {
      id: 'sale.order.oneClick',
      input: { productId: 1234, quantity: 2, name: 'Иван', phone: '79220000002', acceptPersonData: 'Y' },
    },
  ]);
  expect(saved).toHaveBeenCalledWith({ orderId: 100123, sum: 2400 });
  expect(screen.getByRole('link', { name: 'Посмотреть заказ' })).toHaveAttribute(
    'href',
    '/personal/success/?ORDER_ID=100123',
  );
});

test('API-95 what is missing is said at its field, and nothing is sent', async () => {
  const app = show();
  await order();
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toBeInvalid();
  expect(field('Телефон')).toBeInvalid();
  expect(consent()).toBeInvalid();
  expect(app.backEnd.asked).toEqual([]);
});

test('API-95 the server’s refusals are shown at the field or above the form, and the next try is another attempt', async () => {
  const { app, keys } = appWithKeys();
  show(app);
  const answers: SavedOrder[] = [
    {
      order: null,
      ERROR: { PROPERTY: ['Слишком много заказов'], FIELDS: { phone: 'Слишком много заказов' } },
      CALCULATE_ERROR: null,
    },
    { order: null, ERROR: null, CALCULATE_ERROR: 'Не хватает товаров. Корм: нет в наличии' },
    made,
  ];
  app.backEnd.answer(oneClickOrder, () => answers.shift() ?? made);
  await fill();
  await order();
  await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription(/Слишком много заказов/));
  await order();
  expect(await screen.findByText('Не хватает товаров. Корм: нет в наличии')).toBeVisible();
  await order();
  expect(await screen.findByRole('dialog', { name: /принят$/ })).toBeVisible();
  expect(new Set(keys).size).toBe(3);
});

test('API-95 without an answer the same order is sent again as the same attempt', async () => {
  const { app, keys } = appWithKeys();
  show(app);
  app.backEnd.fail(oneClickOrder, { status: 500, message: 'Возникла внутренняя ошибка сервера' });
  await fill();
  await order();
  expect(await screen.findByText('Возникла внутренняя ошибка сервера')).toBeVisible();
  app.backEnd.answer(oneClickOrder, made);
  await order();
  expect(await screen.findByRole('dialog', { name: /принят$/ })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('API-95 what is ordered from the cart leaves it; a customer’s name and phone are known', async () => {
  const app = createTestApp();
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', name: 'Анна', phone: '79121234567' });
  const set = jest.fn(async ({ quantity }: { quantity: number }) => ({ quantity }));
  app.command(setBasketQuantity, set);
  app.backEnd.answer(oneClickOrder, made);
  show(app, { fromBasket: true });
  await userEvent.click(consent());
  await order();
  expect(await screen.findByRole('dialog', { name: /принят$/ })).toBeVisible();
  expect(set).toHaveBeenCalledWith({ productId: 1234, quantity: 0 });
  expect(app.backEnd.asked[0]?.input).toMatchObject({ name: 'Анна', phone: '79121234567' });
});
