import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPickupPoints, getUserDelivery } from 'shared-contracts/api/delivery';
import { getOrderPage, getOrderState, type OrderState, refreshOrder, saveOrder } from 'shared-contracts/api/order';
import { toFlag } from 'shared-contracts/format';
import { createTestShop, fixtures, renderArea, type TestShop } from 'shared-contracts/testing';
import area from '../../area';

const { orderCourier: courier, orderPickup: pickup, orderState, orderStatus } = fixtures;

/** Somebody whose every decision is known: a signed-in customer with a point. */
const decidedOrder = (changes: Partial<OrderState> = {}): OrderState =>
  orderState({
    DELIVERY: [pickup({ CHECKED: 'Y' }), courier({ CHECKED: 'N' })],
    PICKUP_POINT: fixtures.pickupPoint(),
    USER: { fullName: 'Анна Иванова', phone: '79121234567', email: 'anna@example.ru', code: '000000000007' },
    TOTAL: { BASKET: 2400, DELIVERY: 0, LIFT: 0, BONUS_OUT: 0, PRICE: 2400 },
    ...changes,
  });

/** A shop whose server calculates with what is chosen, as the real one does. */
function shopWith(state: OrderState) {
  const shop = createTestShop({ report: () => {} });
  shop.backEnd.answer(getOrderPage, { order: state });
  shop.backEnd.answer(refreshOrder, ({ serviceId, pickupPointId, profile }) => ({
    order: {
      ...state,
      DELIVERY: state.DELIVERY.map((one) => ({ ...one, CHECKED: toFlag(one.ID === serviceId) })),
      PICKUP_POINT: pickupPointId === 301 ? fixtures.pickupPoint() : state.PICKUP_POINT,
      PROFILE: profile ?? state.PROFILE,
    },
  }));
  shop.backEnd.answer(getPickupPoints, [
    fixtures.pickupPoint(),
    fixtures.pickupPoint({ ID: 302, NAME: 'Пункт «Рядом»' }),
  ]);
  shop.backEnd.answer(getUserDelivery, fixtures.userDelivery());
  return shop;
}

async function open(shop: TestShop) {
  const said: (string | undefined)[] = [];
  shop.command('notify', async ({ text }) => {
    said.push(text);
    return {};
  });
  const rendered = await renderArea(area, '/personal/order/', { shop });
  await screen.findByRole('heading', { name: 'Оформление заказа' });
  return { ...rendered, said };
}

const step = (name: string) => within(screen.getByRole('region', { name }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }));
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /Согласен на/ }));
const sent = (shop: TestShop) =>
  shop.backEnd.asked.filter(({ id }) => id === 'sale.order.save').map(({ input }) => input);

async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fillContact() {
  await write(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Иванова');
  await write(screen.getByRole('textbox', { name: 'Телефон' }), '9121234567');
  await userEvent.click(step('Получатель').getByRole('button', { name: 'Продолжить' }));
}

const saved = {
  order: { ID: 100_001, REDIRECT_URL: '/personal/success/?ORDER_ID=100001', PRICE: 2400 },
  ERROR: null,
  CALCULATE_ERROR: null,
};

afterEach(() => sessionStorage.clear());

test('ORD-06 ORD-35 an order with pickup: contact, point and cash, sent as the server wants it', async () => {
  const shop = shopWith(orderState());
  const { router } = await open(shop);
  await fillContact();
  expect(await step('Получатель').findByText('Анна Иванова, +7 912 123-45-67')).toBeVisible();
  await userEvent.click(await step('Доставка').findByRole('radio', { name: /^Самовывоз/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Малышева' }));
  expect(await step('Доставка').findByText('Самовывоз: Заповедник на Малышева')).toBeVisible();
  await agree();
  shop.backEnd.answer(saveOrder, saved);
  shop.backEnd.answer(getOrderState, orderStatus());
  const told = jest.fn();
  shop.bus.on('order:saved', told);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оформлен' })).toBeVisible();
  expect(sent(shop)).toEqual([
    {
      serviceId: 2,
      serviceType: 'pickup',
      pickupPointId: 301,
      paymentId: 3,
      user: { fullName: 'Анна Иванова', phone: '79121234567', email: '' },
      orderDescription: '',
      acceptEmail: 'N',
      acceptPersonData: 'Y',
      personType: 1,
      source: 'site',
      mobile: 'N',
    },
  ]);
  expect(router.state.location.search).toBe('?ORDER_ID=100001');
  expect(told).toHaveBeenCalledWith({ orderId: 100_001, sum: 2549 });
  expect(shop.stores.basket.get()).toMatchObject({ status: 'ready', count: 0 });
  expect(sessionStorage).toHaveLength(0);
});

test('ORD-07 ORD-31 ORD-50 an order by courier: address, day, hours and the lift to the floor', async () => {
  const shop = shopWith(orderState());
  await open(shop);
  await fillContact();
  const delivery = step('Доставка');
  expect(await delivery.findByRole('checkbox', { name: 'Поднять на этаж' })).toBeChecked();
  await userEvent.click(delivery.getByRole('radio', { name: '14:00–18:00' }));
  await write(delivery.getByRole('textbox', { name: 'Улица' }), 'улица Ленина');
  await write(delivery.getByRole('textbox', { name: 'Дом' }), '5');
  await write(delivery.getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(delivery.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  await userEvent.click(delivery.getByRole('button', { name: 'Продолжить' }));
  expect(await delivery.findByText('Курьером: улица Ленина, 5, этаж 3')).toBeVisible();
  expect(delivery.getByText(/^завтра, 6 декабря, 14:00–18:00, 149\s₽$/)).toBeVisible();
  await agree();
  shop.backEnd.fail(saveOrder);
  await submit();
  await waitFor(() => expect(sent(shop)).toHaveLength(1));
  expect(sent(shop)[0]).toMatchObject({
    serviceType: 'courier',
    profile: { street: 'улица Ленина', house: '5', floor: '3', elevator: 'Y' },
    deliveryDate: '06.12.2026',
    deliveryInterval: '14:00–18:00',
    liftToTheFloor: 'Y',
  });
});

test('what is missing is shown at its field, the first one with the focus', async () => {
  await open(shopWith(orderState()));
  await submit();
  const name = await screen.findByRole('textbox', { name: 'Имя и фамилия' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Укажите имя');
  await fillContact();
  await submit();
  expect(await step('Доставка').findByText('Укажите улицу', { selector: 'p' })).toBeVisible();
});

test('ORD-14 without the consent nothing is sent', async () => {
  const shop = shopWith(decidedOrder());
  await open(shop);
  await submit();
  expect(await screen.findByText('Нужно согласие на обработку персональных данных')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Согласен на/ })).toHaveFocus();
  expect(sent(shop)).toEqual([]);
});

test('ORD-32 whose decisions are known sees them folded, and changes one', async () => {
  await open(shopWith(decidedOrder()));
  expect(step('Получатель').getByText('Анна Иванова, +7 912 123-45-67, anna@example.ru')).toBeVisible();
  expect(step('Оплата').getByText('Наличными при получении')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Получатель' }));
  expect(screen.getByRole('heading', { name: 'Получатель' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 123-45-67');
});

test('ORD-45 what the server refuses is joined, stands at its field, and nothing is lost', async () => {
  const shop = shopWith(decidedOrder());
  const { said } = await open(shop);
  await agree();
  shop.backEnd.answer(saveOrder, {
    order: null,
    ERROR: {
      PROPERTY: ['Укажите имя', 'Проверьте адрес почты'],
      FIELDS: { 'user.fullName': 'Укажите имя', 'user.email': 'Проверьте адрес почты' },
    },
    CALCULATE_ERROR: null,
  });
  await submit();
  await waitFor(() => expect(said).toEqual(['Укажите имя / Проверьте адрес почты']));
  expect(await screen.findByRole('textbox', { name: 'Электронная почта' })).toHaveAccessibleDescription(
    /Проверьте адрес почты/,
  );
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /Согласен на/ })).toBeChecked();
});

test('ORD-45 a save that fails can be sent again, as the same attempt', async () => {
  const shop = shopWith(decidedOrder());
  const keys: (string | undefined)[] = [];
  const { api } = shop;
  const { said } = await open({
    ...shop,
    api: (call, input, options) => {
      if (call.id === saveOrder.id) keys.push(options?.key);
      return api(call, input, options);
    },
  });
  await agree();
  shop.backEnd.fail(saveOrder);
  await submit();
  await waitFor(() => expect(said).toEqual(['Ошибка сохранения заказа']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Оформить заказ' })).not.toHaveAttribute('aria-busy'));
  await submit();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
});

test('a double press makes one order', async () => {
  const shop = shopWith(decidedOrder());
  await open(shop);
  await agree();
  shop.backEnd.answer(saveOrder, () => new Promise(() => {}));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Оформить заказ' }));
  await waitFor(() => expect(sent(shop)).toHaveLength(1));
});

test('what was written outlives a reload', async () => {
  const first = await open(shopWith(orderState()));
  await fillContact();
  await write(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Позвоните заранее');
  first.unmount();
  await open(shopWith(orderState()));
  expect(await step('Получатель').findByText('Анна Иванова, +7 912 123-45-67')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Позвоните заранее');
});

test('ORD-44 a failed calculation is told and can be tried again', async () => {
  const shop = shopWith(decidedOrder());
  shop.backEnd.fail(refreshOrder);
  const { said } = await open(shop);
  await waitFor(() => expect(said).toEqual(['Ошибка обновления заказ']));
  const sum = within(screen.getByRole('complementary', { name: 'Итог' }));
  shop.backEnd.answer(refreshOrder, { order: decidedOrder() });
  await userEvent.click(await sum.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(sum.queryByText('Ошибка обновления заказ')).not.toBeInTheDocument());
});

test('ORD-43 an order whose basket went meanwhile leads back to the cart', async () => {
  const shop = shopWith(decidedOrder());
  shop.backEnd.answer(refreshOrder, { order: null });
  const { said, router } = await open(shop);
  await waitFor(() => expect(said).toContain('Ваша корзина пуста'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/personal/cart/'));
});

test('ORD-42 an order page that cannot be read says so and can be tried again', async () => {
  const shop = shopWith(decidedOrder());
  shop.backEnd.fail(getOrderPage);
  shop.backEnd.fail(refreshOrder);
  await open(shop);
  expect(await screen.findByText('Ошибка получения страницы заказа')).toBeVisible();
});

test('ORD-03 ORD-04 whoever has no bonus card learns that it comes with the order', async () => {
  await open(shopWith(orderState()));
  const hint = within(screen.getByRole('region', { name: 'Бонусная карта' }));
  expect(hint.getByText('Нет бонусной карты Заповедника?')).toBeVisible();
  expect(
    hint.getByText('Не беспокойтесь. Она оформится автоматически при создании заказа и сразу применится.'),
  ).toBeVisible();
});

test('ORD-15 not to be called is offered where the server offers it', async () => {
  await open(shopWith(decidedOrder({ SHOW_CHECKBOX_DELIV_WITHOUT_CALL: 'N' })));
  expect(screen.queryByRole('checkbox', { name: 'Не звонить перед доставкой' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Присылать новости и скидки на почту' })).not.toBeChecked();
});

test('ORD-10 bonuses are spent up to what the server allows', async () => {
  const shop = shopWith(decidedOrder({ BONUS_DATA: { bonus_balance: 300, max_bonus_out: 121 } }));
  await open(shop);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Оплата' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Списать 121 бонус из 300' }));
  await waitFor(() => expect(shop.backEnd.asked.at(-1)?.input).toMatchObject({ bonusOut: 121 }));
});
