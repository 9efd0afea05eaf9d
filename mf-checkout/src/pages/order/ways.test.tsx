import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getOrderPage, refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import type { OrderDelivery, PaySystem } from '@zapovednik/api/checkout/wire/order';
import { forgetCharity, hasCharityCookie, rememberCharity } from '@zapovednik/areas/checkout/charity-cookie';
import { toFlag } from '@zapovednik/rules/format';
import { fixtures } from '@zapovednik/testing';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  openOrder,
  savedOrder,
  sent,
  step,
  submit,
} from '../../testing/order';

const { orderCourier, orderPickup } = fixtures;

beforeEach(() => forgetCharity());
afterEach(() => sessionStorage.clear());

const home = {
  street: 'улица Ленина',
  house: '5',
  porch: '',
  floor: '3',
  apartment: '',
  town: '',
  elevator: 'Y',
  coords: '56.8389,60.6057',
} as const;
const days = orderCourier().DATES;
/** All five ways, in an order that is not that of SORT. */
const ways: OrderDelivery[] = [
  orderPickup({ ID: 5, TYPE: 'charity', NAME: 'Передать приюту', SORT: 50 }),
  orderPickup({ ID: 4, TYPE: 'fast_pickup', NAME: 'Быстрый самовывоз', SORT: 40 }),
  orderCourier({ ID: 3, TYPE: 'fast_delivery', NAME: 'Быстрая доставка', SORT: 30, DATES: [], CHECKED: 'N' }),
  orderPickup({ ID: 2, CHECKED: 'N' }),
  orderCourier({ ID: 1, CHECKED: 'Y' }),
];
const payment = (changes: Partial<PaySystem>): PaySystem => ({
  ID: 3,
  NAME: 'Наличными при получении',
  DESCRIPTION: '',
  SORT: 30,
  IS_CASH: 'Y',
  CHECKED: 'N',
  ...changes,
});
const order = (changes = {}) => completedOrder({ DELIVERY: ways, PROFILE: home, ...changes });

async function placeBy(app: ReturnType<typeof appWithOrderCalculation>) {
  app.backEnd.answer(saveOrder, savedOrder());
  await acceptConsent();
  await submit();
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  return sent(app)[0];
}

test('ORD-07 with a prescription medicine the page says that the order can only be collected, and why', async () => {
  await openOrder(
    appWithOrderCalculation(order({ DELIVERY: [orderPickup({ ID: 2 })], PICKUP_ONLY: ['Метронид, 20 таблеток'] })),
  );
  expect(screen.getByText(/^По рецепту: Метронид, 20 таблеток. Такие препараты не доставляем/)).toBeVisible();
});

test('ORD-08 ORD-09 ways and payments stand by SORT', async () => {
  const card = payment({ ID: 1, NAME: 'Банковской картой онлайн', SORT: 10, IS_CASH: 'N', CHECKED: 'Y' });
  await openOrder(appWithOrderCalculation(order({ PAY_SYSTEM: [payment({}), card] })));
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  const names = () =>
    screen.getAllByRole('radio', { name: /./ }).map((radio) => radio.closest('label')?.textContent ?? '');
  expect(names().slice(0, 5)).toEqual([
    expect.stringMatching(/^Курьером/),
    expect.stringMatching(/^Самовывоз/),
    expect.stringMatching(/^Быстрая доставка/),
    expect.stringMatching(/^Быстрый самовывоз/),
    expect.stringMatching(/^Передать приюту/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Оплата' }));
  expect(names()).toEqual([expect.stringMatching(/^Банковской/), expect.stringMatching(/^Наличными/)]);
});

test('LIM-66 while the address of the order is typed, a street is searched for from three characters on', async () => {
  const app = appWithOrderCalculation(completedOrder({ DELIVERY: [orderCourier()] }));
  await openOrder(app);
  const searches = () => app.backEnd.asked.filter(({ id }) => id === suggestAddress.id);
  await userEvent.type(step('Доставка').getByRole('combobox', { name: 'Улица' }), 'Ле');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(searches()).toEqual([]);
  await userEvent.type(step('Доставка').getByRole('combobox', { name: 'Улица' }), 'н');
  await waitFor(() => expect(searches()).toMatchObject([{ input: { query: expect.stringContaining('Лен') } }]));
});

const point = { pickupPointId: 301 };
const toDoor = { profile: home, liftToTheFloor: 'Y' };
test.each([
  [
    'courier',
    'Курьером',
    { ...toDoor, deliveryDate: days[0]?.DATE, deliveryInterval: '10:00–14:00', acceptNotCall: 'N' },
  ],
  ['pickup', 'Самовывоз', point],
  ['fast_delivery', 'Быстрая доставка', { ...toDoor, acceptNotCall: 'N' }],
  ['fast_pickup', 'Быстрый самовывоз', point],
  ['charity', 'Передать приюту', {}],
])('ORD-01 ORD-36 an order by %s has what this way needs, and nothing else', async (serviceType, name, needed) => {
  const app = appWithOrderCalculation(order());
  await openOrder(app);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  await userEvent.click(step('Доставка').getByRole('radio', { name: new RegExp(`^${name}`) }));
  expect(await placeBy(app)).toEqual({
    serviceId: ways.find(({ TYPE }) => TYPE === serviceType)?.ID,
    serviceType,
    paymentId: 3,
    user: { fullName: 'Анна Иванова', phone: '79121234567', email: 'anna@example.ru' },
    orderDescription: '',
    acceptEmail: 'N',
    acceptPersonData: 'Y',
    personType: 1,
    source: 'site',
    mobile: 'N',
    expectedPrice: 2400,
    ...needed,
  });
});

test('ORD-28 DEL-38 for fast pickup a shop must be chosen: a point of ordinary pickup is none; what it lacks stays in the basket', async () => {
  const app = appWithOrderCalculation(order());
  const ordinary = { ...order(), DELIVERY: ways.map((way) => ({ ...way, CHECKED: toFlag(way.ID === 2) })) };
  app.backEnd.answer(getOrderPage, { order: ordinary });
  app.backEnd.answer(refreshOrder, ({ serviceId, pickupPointId }) => {
    const isFast = serviceId === 4;
    return {
      order: {
        ...ordinary,
        DELIVERY: ways.map((way) => ({ ...way, CHECKED: toFlag(way.ID === (serviceId ?? 2)) })),
        PICKUP_POINT: isFast && pickupPointId === undefined ? null : fixtures.pickupPoint(),
        LEFT: isFast && pickupPointId ? [{ product_id: 7, name: 'Мячик «Поле»', quantity: 1 }] : [],
      },
    };
  });
  await openOrder(app);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  await userEvent.click(step('Доставка').getByRole('radio', { name: /^Быстрый самовывоз/ }));
  const shop = await step('Доставка').findByRole('button', { name: 'Выбрать: Заповедник на Малышева' });
  expect(step('Доставка').queryByRole('button', { name: 'Продолжить' })).not.toBeInTheDocument();
  expect(step('Доставка').queryByRole('region', { name: 'Останется в корзине' })).not.toBeInTheDocument();
  await userEvent.click(shop);
  expect(await step('Доставка').findByRole('region', { name: 'Останется в корзине' })).toHaveTextContent(
    /Мячик «Поле», 1\sшт/,
  );
  app.backEnd.answer(getBasket, fixtures.basket([fixtures.basketLine()]));
  expect(await placeBy(app)).toMatchObject({ serviceType: 'fast_pickup', pickupPointId: 301 });
  await waitFor(() => expect(app.backEnd.asked.some(({ id }) => id === getBasket.id)).toBe(true));
});

test('ORD-12 ORD-13 ORD-48 comment and consents are sent, flags as Y or N', async () => {
  const app = appWithOrderCalculation(order());
  await openOrder(app);
  await userEvent.type(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Домофон не работает');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Присылать новости и скидки на почту' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Не звонить перед доставкой' }));
  expect(await placeBy(app)).toMatchObject({
    orderDescription: 'Домофон не работает',
    acceptEmail: 'Y',
    acceptNotCall: 'Y',
    acceptPersonData: 'Y',
  });
});

test('ORD-16 no consent is given by default, and each says to what', async () => {
  await openOrder(appWithOrderCalculation(order()));
  const consents = screen.getAllByRole('checkbox', { name: /звонить|новости|Согласен/ });
  expect(consents).toHaveLength(3);
  for (const consent of consents) expect(consent).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'обработку персональных данных' })).toHaveAttribute(
    'href',
    '/consent-personal-data/',
  );
  expect(screen.getByRole('link', { name: 'условиями оферты' })).toHaveAttribute('href', '/oferta/');
});

test('ORD-47 ORD-49 ORD-51 an order for cash: person type 1, source site, not mobile', async () => {
  const app = appWithOrderCalculation(
    order({ PAY_SYSTEM: [payment({ ID: 1, NAME: 'Картой', IS_CASH: 'N', CHECKED: 'Y' }), payment({})] }),
  );
  await openOrder(app);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Оплата' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Наличными/ }));
  expect(await placeBy(app)).toMatchObject({ paymentId: 3, personType: 1, source: 'site', mobile: 'N' });
});

test('ORD-33 bonuses as a payment method are not selected by themselves, though the server has checked them', async () => {
  const bonus = payment({ ID: 9, NAME: 'Бонусами', SORT: 5, IS_CASH: 'N', IS_BONUS: 'Y', CHECKED: 'Y' });
  const app = appWithOrderCalculation(order({ PAY_SYSTEM: [bonus, payment({})] }));
  await openOrder(app);
  expect(step('Оплата').getByText('Наличными при получении')).toBeVisible();
  expect(await placeBy(app)).toMatchObject({ paymentId: 3 });
});

test('ORD-34 with the charity cookie the server’s charity is the choice, whatever was chosen before; another way ends it', async () => {
  const first = appWithOrderCalculation(order());
  const { unmount } = await openOrder(first);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  await userEvent.click(step('Доставка').getByRole('radio', { name: /^Самовывоз/ }));
  unmount();

  rememberCharity();
  const forced = order({ DELIVERY: ways.map((way) => ({ ...way, CHECKED: way.TYPE === 'charity' ? 'Y' : 'N' })) });
  const app = appWithOrderCalculation(forced);
  await openOrder(app);
  expect(await step('Доставка').findByText('Передать приюту')).toBeVisible();
  const refreshed = () => app.backEnd.asked.filter(({ id }) => id === 'sale.order.refresh');
  for (const { input } of refreshed()) expect(input).not.toHaveProperty('serviceId');
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  await userEvent.click(step('Доставка').getByRole('radio', { name: /^Самовывоз/ }));
  expect(hasCharityCookie()).toBe(false);
  await waitFor(() => expect(refreshed().at(-1)?.input).toMatchObject({ serviceId: 2 }));
});

test('ORD-34 an order for a shelter ends the cookie', async () => {
  rememberCharity();
  const app = appWithOrderCalculation(order({ DELIVERY: [{ ...ways[0], CHECKED: 'Y' }] }));
  await openOrder(app);
  expect(await placeBy(app)).toMatchObject({ serviceType: 'charity' });
  await waitFor(() => expect(hasCharityCookie()).toBe(false));
});
