import { waitFor } from '@testing-library/react';
import * as calls from '@zapovednik/api/checkout/calls/basket';
import { toBasket } from '@zapovednik/api/checkout/models/basket';
import type { BasketAnswer } from '@zapovednik/api/checkout/wire/basket';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, reloadBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { basketChanged } from '@zapovednik/areas/checkout/events';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { reportAndNotify } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { createTestApp, fakeClock, fixtures, type TestApp } from '@zapovednik/testing';
import area from '../area';

const { basket, basketLine } = fixtures;

/** A test app with the checkout area started, and the notifications that it showed. */
function open(prepare: (app: TestApp) => void = () => {}) {
  const app = createTestApp();
  const notifications: (string | undefined)[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text);
    return {};
  });
  prepare(app);
  app.bus.answer(area.start(app));
  return { app, notifications, atom: () => app.atom(basketAtom).get() };
}

const withBasket = (state: BasketAnswer) => (app: TestApp) => {
  app.query.setQueryData(basketQuery(app).queryKey, toBasket(state));
};

const asked = (app: TestApp) => app.backEnd.asked.map(({ id, input }) => [id, input]);

afterEach(() => jest.useRealTimers());

test('CRT-20 an added product shows at once, and other areas get the event when the server has confirmed it', async () => {
  const { app, atom } = open();
  let answer = (_: BasketAnswer) => {};
  app.backEnd.answer(
    calls.addToBasket,
    () =>
      new Promise<BasketAnswer>((resolve) => {
        answer = resolve;
      }),
  );
  const changed = jest.fn();
  app.bus.on(basketChanged, changed);
  const added = app.bus.run(addToBasket, { productId: 1234, quantity: 2 });
  await waitFor(() => expect(atom()).toMatchObject({ quantities: { 1234: 2 }, quantity: 2 }));
  await waitFor(() => expect(asked(app)).toEqual([['sale.basket.add', { id: 1234, qty: 2 }]]));
  expect(changed).not.toHaveBeenCalled();
  answer(basket());
  await expect(added).resolves.toEqual({ quantity: 2 });
  expect(atom()).toEqual({ status: 'ready', quantities: { 1234: 2 }, quantity: 2, sum: 2400 });
  expect(changed).toHaveBeenCalledWith({ quantity: 2, sum: 2400 });
});

test('CRT-27 a failed addition shows a notification, and the basket is restored', async () => {
  const { app, notifications, atom } = open(withBasket(basket()));
  app.backEnd.fail(calls.addToBasket);
  const error = await app.bus.run(addToBasket, { productId: 7, quantity: 1 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  await reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command' });
  expect(notifications).toEqual(['Возникла ошибка']);
  expect(atom()).toEqual({ status: 'ready', quantities: { 1234: 2 }, quantity: 2, sum: 2400 });
});

test('CRT-12 adding more than the stock shows how much is available', async () => {
  const { app, notifications } = open();
  app.backEnd.fail(calls.addToBasket, { status: 409, code: 'not_enough_stock', message: 'В наличии только 3 шт' });
  await expect(app.bus.run(addToBasket, { productId: 7, quantity: 5 })).rejects.toThrow();
  expect(notifications).toEqual(['Возникла ошибка. В наличии только 3 шт']);
});

test('CRT-27 an addition that is refused because of too many requests says to wait, and the basket is restored', async () => {
  const { app, notifications, atom } = open(withBasket(basket()));
  const message = 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.';
  app.backEnd.fail(calls.addToBasket, { status: 429, code: 'too_many', message });
  await expect(app.bus.run(addToBasket, { productId: 7, quantity: 1 })).rejects.toThrow();
  expect(notifications).toEqual([`Возникла ошибка. ${message}`]);
  expect(atom()).toMatchObject({ quantities: { 1234: 2 } });
});

test('CRT-19 LIM-44 of quick changes of a quantity only the last one is sent, 500 ms after it', async () => {
  const clock = fakeClock();
  const { app, atom } = open(withBasket(basket()));
  app.backEnd.answer(calls.changeQuantity, ({ qty }) =>
    basket([basketLine({ QUANTITY: Number(qty), SUM: 1200 * Number(qty) })]),
  );
  const first = app.bus.run(setBasketQuantity, { productId: 1234, quantity: 3 });
  await clock.pass(400);
  const last = app.bus.run(setBasketQuantity, { productId: 1234, quantity: 5 });
  await clock.pass(400);
  expect(asked(app)).toEqual([]);
  expect(atom()).toMatchObject({ quantities: { 1234: 5 }, quantity: 5, sum: 6000 });
  await clock.pass(100);
  await expect(Promise.all([first, last])).resolves.toEqual([{ quantity: 5 }, { quantity: 5 }]);
  expect(asked(app)).toEqual([['sale.basket.changeQuantity', { id: 1234, qty: 5 }]]);
});

test('CRT-18 a change that is made while an earlier one is pending is not lost', async () => {
  const clock = fakeClock();
  const { app, atom } = open(withBasket(basket()));
  const answers: ((state: BasketAnswer) => void)[] = [];
  app.backEnd.answer(calls.changeQuantity, () => new Promise<BasketAnswer>((resolve) => answers.push(resolve)));
  const answer = (quantity: number) =>
    answers.shift()?.(basket([basketLine({ QUANTITY: quantity, SUM: 1200 * quantity })]));
  const first = app.bus.run(setBasketQuantity, { productId: 1234, quantity: 3 });
  await clock.pass(500);
  const second = app.bus.run(setBasketQuantity, { productId: 1234, quantity: 4 });
  await clock.pass(500);
  answer(3);
  await first;
  expect(atom().quantities).toEqual({ 1234: 4 });
  await clock.pass(0);
  answer(4);
  await second;
  expect(atom()).toMatchObject({ quantities: { 1234: 4 }, sum: 4800 });
});

test.each([
  [{ status: 500, message: 'Возникла внутренняя ошибка сервера' }, 'Ошибка изменения кол-ва товаров'],
  [{ status: 404, message: 'Нет такого' }, 'Ошибка изменения кол-ва товаров. Товар не найден.'],
])('CRT-29 ERR-15 a failed quantity shows a notification, and the line is restored: %j', async (failure, text) => {
  const clock = fakeClock();
  const { app, notifications, atom } = open(withBasket(basket()));
  app.backEnd.fail(calls.changeQuantity, failure);
  const changed = app.bus.run(setBasketQuantity, { productId: 1234, quantity: 3 });
  const failed = expect(changed).rejects.toThrow();
  await clock.pass(500);
  await failed;
  expect(notifications).toEqual([text]);
  expect(atom().quantities).toEqual({ 1234: 2 });
});

test.each([
  [{ status: 500, message: 'Возникла внутренняя ошибка сервера' }, 'Ошибка удаления товаров'],
  [{ status: 404, message: 'Нет такого' }, 'Ошибка удаления товаров. Товар не найден.'],
])(
  'CRT-17 CRT-28 ERR-14 a quantity of 0 deletes the line; when that fails, the line returns: %j',
  async (failure, text) => {
    const clock = fakeClock();
    const { app, notifications, atom } = open(withBasket(basket()));
    app.backEnd.fail(calls.deleteFromBasket, failure);
    const failed = expect(app.bus.run(setBasketQuantity, { productId: 1234, quantity: 0 })).rejects.toThrow();
    await clock.pass(400);
    expect(atom()).toMatchObject({ quantity: 0, sum: 0 });
    await clock.pass(100);
    await failed;
    expect(notifications).toEqual([text]);
    expect(atom()).toMatchObject({ quantities: { 1234: 2 }, quantity: 2 });
  },
);

test('CRT-21 CRT-30 the basket is read again on request; when that fails, a notification is shown', async () => {
  const { app, notifications, atom } = open();
  app.backEnd.answer(calls.getBasket, basket());
  await app.bus.run(reloadBasket, {});
  expect(atom()).toMatchObject({ status: 'ready', quantity: 2 });
  app.backEnd.fail(calls.getBasket);
  await expect(app.bus.run(reloadBasket, {})).rejects.toThrow();
  expect(notifications).toEqual(['Ошибка инициалиции корзины']);
});

test('a debounced change is sent when the user leaves the page', async () => {
  const { app } = open(withBasket(basket()));
  app.backEnd.answer(calls.changeQuantity, basket([basketLine({ QUANTITY: 3, SUM: 3600 })]));
  const changed = app.bus.run(setBasketQuantity, { productId: 1234, quantity: 3 });
  await Promise.resolve();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await changed;
  expect(asked(app)).toEqual([['sale.basket.changeQuantity', { id: 1234, qty: 3 }]]);
});
