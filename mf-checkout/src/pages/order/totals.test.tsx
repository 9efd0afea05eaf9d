import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPromocode, changeQuantity, deleteFromBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getOrderPage, refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import type { CheckoutItem } from '@zapovednik/api/checkout/wire/order';
import { fixtures } from '@zapovednik/testing';
import { appWithOrderCalculation, completedOrder, openOrder, step, totals } from '../../testing/order';

afterEach(() => sessionStorage.clear());

const { basket, basketLine, orderCourier, orderState, pickupPoint } = fixtures;
const row = (title: string) => totals().getByText(title).closest('div');

test('ORD-18 ORD-19 the basket block has the lines, «N товаров · Общий вес X г» and the sums', async () => {
  const total = { ...basket().total, QUANTITY: 2, WEIGHT: 6000 };
  const sums = { BASKET: 2400, DELIVERY: 149, LIFT: 200, BONUS_OUT: 0, PRICE: 2749 };
  await openOrder(appWithOrderCalculation(completedOrder({ BASKET_TOTAL: total, TOTAL: sums })));
  expect(totals().getByText(/^2 товара · Общий вес 6\s000\sг$/)).toBeVisible();
  expect(totals().getByRole('listitem')).toHaveTextContent(/Сухой корм Лесной пёс2\sшт2\s400\s₽/);
  expect(row('Доставка')).toHaveTextContent(/149\s₽/);
  expect(row('Подъём на этаж')).toHaveTextContent(/200\s₽/);
  expect(
    totals()
      .getByText(/^Итого/)
      .closest('p'),
  ).toHaveTextContent(/2\s749\s₽/);
});

test('ORD-17 ORD-31 the lift to the floor has its price beside it; without it the order is calculated without it', async () => {
  const app = appWithOrderCalculation(
    orderState({ DELIVERY: [orderCourier({ LIFT_PRICE: 200 })], USER: completedOrder().USER }),
  );
  await openOrder(app);
  const lift = await step('Доставка').findByRole('checkbox', { name: /^Поднять на этаж\s?200\s₽$/ });
  expect(lift).toBeChecked();
  await userEvent.click(lift);
  await waitFor(() => expect(app.backEnd.asked.at(-1)?.input).toMatchObject({ liftToTheFloor: 'N' }));
});

test('ORD-20 the chosen point shows name, availability, address, time and schedule', async () => {
  const point = pickupPoint({ STOCK: 'Много', SCHEDULE: 'ежедневно 9–21', PVZ_DELIVERY_TIME: 'сегодня' });
  await openOrder(appWithOrderCalculation(completedOrder({ PICKUP_POINT: point })));
  const facts = step('Доставка');
  expect(facts.getByText(`Самовывоз: ${point.NAME}`)).toBeVisible();
  for (const fact of [point.PREVIEW_TEXT, 'сегодня, бесплатно', 'ежедневно 9–21', 'В наличии: много'])
    expect(facts.getByText(fact)).toBeVisible();
});

test('ORD-11 a promotion code is applied inside the order, and its discount shows', async () => {
  const app = appWithOrderCalculation(completedOrder());
  await openOrder(app);
  const total = { ...basket().total, DISCOUNT: 700, PROMOCODE: 'ЛЕТО' };
  app.backEnd.answer(applyPromocode, { ...basket(), total });
  const order = completedOrder({ BASKET_TOTAL: total, APPLIED_COUPONS: [{ CODE: 'ЛЕТО', DISCOUNT: 100 }] });
  app.backEnd.answer(getOrderPage, { order });
  app.backEnd.answer(refreshOrder, { order });
  await userEvent.type(totals().getByRole('textbox', { name: 'Промокод' }), 'лето');
  await userEvent.click(totals().getByRole('button', { name: 'Применить' }));
  expect(await totals().findByText('ЛЕТО')).toBeVisible();
  await waitFor(() => expect(row('Скидка')).toHaveTextContent(/−700\s₽/));
});

const [plain] = completedOrder().BASKET_ITEMS;
const item = (changes: Partial<CheckoutItem>): CheckoutItem => {
  if (!plain) throw new Error('The fixture has no line');
  return { ...plain, ...changes };
};

test('ORD-27 goods that are gone are named, taken out on the spot, and the order goes on', async () => {
  const gone = item({ id: 52, product_id: 4321, name: 'Мячик «Поле»', quantity: 3, available_quantity: 0 });
  const few = item({ quantity: 2, available_quantity: 1 });
  const problem = 'Не хватает товаров. Мячик «Поле»: нет в наличии';
  const app = appWithOrderCalculation(completedOrder({ BASKET_ITEMS: [few, gone], CALCULATE_ERROR: problem }));
  await openOrder(app);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(problem)).toBeVisible();
  expect(totals().getByText('есть 1 шт')).toBeVisible();
  expect(totals().getByText('нет в наличии')).toBeVisible();
  const order = completedOrder({ BASKET_ITEMS: [{ ...few, quantity: 1 }] });
  app.backEnd.answer(changeQuantity, basket([basketLine(), basketLine({ ID: 52, PRODUCT_ID: 4321 })]));
  app.backEnd.answer(deleteFromBasket, basket());
  app.backEnd.answer(getBasket, basket());
  app.backEnd.answer(refreshOrder, { order });
  await userEvent.click(alert.getByRole('button', { name: 'Оставить, что есть, и продолжить' }));
  await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument(), { timeout: 3000 });
  const changes = app.backEnd.asked.filter(({ id }) => id === changeQuantity.id || id === deleteFromBasket.id);
  expect(changes.map(({ input }) => input)).toEqual([{ id: 1234, qty: 1 }, { id: 4321 }]);
  expect(app.backEnd.asked.some(({ id }) => id === saveOrder.id)).toBe(false);
});
