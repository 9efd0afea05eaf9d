import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import { fixtures } from '@zapovednik/testing';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  fillContact,
  openOrder,
  savedOrder,
  sent,
  step,
  submit,
  write,
} from '../../testing/order';

const { orderCourier, orderState } = fixtures;

afterEach(() => sessionStorage.clear());

test('ORD-06 ORD-35 ORD-38 an order with pickup: contact, point and cash are sent in the server’s format; the purchase event is emitted', async () => {
  const app = appWithOrderCalculation(orderState());
  const { router } = await openOrder(app);
  await fillContact();
  expect(await step('Получатель').findByText('Анна Иванова, +7 912 123-45-67')).toBeVisible();
  await userEvent.click(await step('Доставка').findByRole('radio', { name: /^Самовывоз/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Малышева' }));
  expect(await step('Доставка').findByText('Самовывоз: Заповедник на Малышева')).toBeVisible();
  await acceptConsent();
  app.backEnd.answer(saveOrder, savedOrder());
  const listener = jest.fn();
  app.bus.on(orderSaved, listener);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оформлен' })).toBeVisible();
  expect(sent(app)).toEqual([
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
      expectedPrice: 2549,
    },
  ]);
  expect(router.state.location.search).toBe('?ORDER_ID=100001');
  expect(listener).toHaveBeenCalledWith({ orderId: 100_001, sum: 2400 });
  expect(app.atom(basketAtom).get()).toMatchObject({ status: 'ready', quantity: 0 });
  // The draft is gone; the number of the order is kept.
  expect(Object.keys(sessionStorage)).toEqual(['zapovednik:last-order']);
});

test('VAL-09 what must be filled in is marked: name and phone, street, house, floor and lift', async () => {
  await openOrder(appWithOrderCalculation(orderState()));
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Электронная почта' })).not.toBeRequired();
  expect(step('Получатель').getByText('Поля со звёздочкой обязательны')).toBeVisible();
  await fillContact();
  const delivery = step('Доставка');
  for (const name of ['Улица', 'Дом', 'Лифт']) expect(await delivery.findByRole('combobox', { name })).toBeRequired();
  expect(delivery.getByRole('textbox', { name: 'Этаж' })).toBeRequired();
  expect(delivery.getByRole('textbox', { name: 'Квартира' })).not.toBeRequired();
});

test('ORD-07 a day with a single interval shows it', async () => {
  await openOrder(appWithOrderCalculation(orderState()));
  await fillContact();
  const delivery = step('Доставка');
  await userEvent.click(await delivery.findByRole('radio', { name: 'пн, 7\u00a0декабря' }));
  expect(await delivery.findByRole('radio', { name: '10:00–14:00' })).toBeChecked();
  expect(delivery.queryByRole('radio', { name: '14:00–18:00' })).not.toBeInTheDocument();
});

test('ORD-07 ORD-31 ORD-50 an order by courier: address, day, hours and the lift to the floor', async () => {
  const app = appWithOrderCalculation(orderState());
  const coords = '56.8389,60.6057';
  const { notifications } = await openOrder(app);
  await fillContact();
  const delivery = step('Доставка');
  expect(await delivery.findByRole('checkbox', { name: 'Поднять на этаж' })).toBeChecked();
  await userEvent.click(delivery.getByRole('radio', { name: '14:00–18:00' }));
  await write(delivery.getByRole('combobox', { name: 'Улица' }), 'улица Ленина');
  await write(delivery.getByRole('combobox', { name: 'Дом' }), '5');
  await write(delivery.getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(delivery.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  await userEvent.click(delivery.getByRole('button', { name: 'Продолжить' }));
  expect(await delivery.findByText('Курьером: улица Ленина, 5, этаж 3')).toBeVisible();
  // The step says it. A notification would cover the total on a phone.
  expect(notifications).not.toContain('Адрес сохранён');
  expect(delivery.getByText(/^завтра, 6 декабря, с 14:00 до 18:00, 149\s₽$/)).toBeVisible();
  await acceptConsent();
  app.backEnd.fail(saveOrder);
  await submit();
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(sent(app)[0]).toMatchObject({
    serviceType: 'courier',
    profile: { street: 'улица Ленина', house: '5', floor: '3', elevator: 'Y', coords },
    deliveryDate: '06.12.2026',
    deliveryInterval: '14:00–18:00',
    liftToTheFloor: 'Y',
  });
});

test('ORD-35 an address that is entered but not confirmed is checked and sent as well', async () => {
  const app = appWithOrderCalculation(completedOrder({ DELIVERY: [orderCourier()] }));
  app.backEnd.fail(saveOrder);
  await openOrder(app);
  const delivery = step('Доставка');
  await write(delivery.getByRole('combobox', { name: 'Улица' }), 'улица Ленина');
  await write(delivery.getByRole('combobox', { name: 'Дом' }), '5');
  await write(delivery.getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(delivery.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  await acceptConsent();
  await submit();
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(app.backEnd.asked.map(({ id }) => id)).toContain(setUserProfileData.id);
  expect(sent(app)[0]).toMatchObject({ profile: { street: 'улица Ленина', house: '5', coords: '56.8389,60.6057' } });
});

test('API-36 API-47 another porch keeps the coordinates of the house', async () => {
  const app = appWithOrderCalculation(orderState());
  await openOrder(app);
  await fillContact();
  const delivery = step('Доставка');
  await write(await delivery.findByRole('combobox', { name: 'Улица' }), 'улица Ленина');
  await write(delivery.getByRole('combobox', { name: 'Дом' }), '5');
  await write(delivery.getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(delivery.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  const goOn = () => userEvent.click(delivery.getByRole('button', { name: 'Продолжить' }));
  const given = () => app.backEnd.asked.filter(({ id }) => id === setUserProfileData.id).map(({ input }) => input);
  await goOn();
  await userEvent.click(await delivery.findByRole('button', { name: /^Изменить/ }));
  await write(delivery.getByRole('textbox', { name: 'Подъезд' }), '2');
  await goOn();
  await waitFor(() => expect(given()).toHaveLength(2));
  expect(given()[1]).toMatchObject({ house: '5', porch: '2', coords: '56.8389,60.6057' });
});

test('ORD-36 an address that the server does not know is refused at its field, and the step stays open', async () => {
  const app = appWithOrderCalculation(orderState());
  const message = 'Не нашли такой дом. Выберите его из подсказок';
  app.backEnd.fail(setUserProfileData, { status: 400, message, fields: { house: message } });
  await openOrder(app);
  await fillContact();
  const delivery = step('Доставка');
  await write(await delivery.findByRole('combobox', { name: 'Улица' }), 'улица Ленина');
  await write(delivery.getByRole('combobox', { name: 'Дом' }), '999');
  await write(delivery.getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(delivery.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  await userEvent.click(delivery.getByRole('button', { name: 'Продолжить' }));
  await waitFor(() => expect(delivery.getByRole('combobox', { name: 'Дом' })).toHaveAccessibleDescription(message));
  expect(sent(app)).toEqual([]);
});

test('ORD-30 another delivery service starts with its own payment method', async () => {
  const cash = { ID: 3, NAME: 'Наличными при получении', DESCRIPTION: '', SORT: 30, IS_CASH: 'Y' as const };
  const card = { ID: 4, NAME: 'Картой на сайте', DESCRIPTION: '', SORT: 10, IS_CASH: 'N' as const };
  const payments = [
    { ...cash, CHECKED: 'Y' as const },
    { ...card, CHECKED: 'N' as const },
  ];
  await openOrder(appWithOrderCalculation(completedOrder({ PAY_SYSTEM: payments })));
  const payment = step('Оплата');
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Оплата' }));
  await userEvent.click(payment.getByRole('radio', { name: /^Картой/ }));
  await userEvent.click(payment.getByRole('button', { name: 'Продолжить' }));
  expect(await payment.findByText('Картой на сайте')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  await userEvent.click(step('Доставка').getByRole('radio', { name: /^Курьером/ }));
  expect(await payment.findByText('Наличными при получении')).toBeVisible();
});

test('after a sign-in during the order the form is filled, and entered values stay', async () => {
  const app = appWithOrderCalculation(orderState());
  await openOrder(app);
  await write(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Позвоните заранее');
  const { USER } = completedOrder();
  app.backEnd.answer(refreshOrder, { order: orderState({ USER }) });
  await act(() => app.query.invalidateQueries());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 123-45-67'));
  expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Позвоните заранее');
});

test('ORD-32 completed steps are collapsed, and one of them is changed', async () => {
  await openOrder(appWithOrderCalculation(completedOrder()));
  expect(step('Получатель').getByText('Анна Иванова, +7 912 123-45-67, anna@example.ru')).toBeVisible();
  expect(step('Оплата').getByText('Наличными при получении')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Получатель' }));
  expect(screen.getByRole('heading', { name: 'Получатель' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 123-45-67');
});

test('ORD-22 entered values survive a reload', async () => {
  const first = await openOrder(appWithOrderCalculation(orderState()));
  await fillContact();
  await write(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Позвоните заранее');
  first.unmount();
  await openOrder(appWithOrderCalculation(orderState()));
  expect(await step('Получатель').findByText('Анна Иванова, +7 912 123-45-67')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Позвоните заранее');
});

test('ORD-03 ORD-04 customers without a bonus card see that they get one with the order', async () => {
  await openOrder(appWithOrderCalculation(orderState()));
  const hint = within(screen.getByRole('region', { name: 'Бонусная карта' }));
  expect(hint.getByText('Нет бонусной карты Заповедника?')).toBeVisible();
  expect(
    hint.getByText('Не беспокойтесь. Она оформится автоматически при создании заказа и сразу применится.'),
  ).toBeVisible();
});

test('ORD-15 «no call» is offered when the server allows it', async () => {
  await openOrder(appWithOrderCalculation(completedOrder({ SHOW_CHECKBOX_DELIV_WITHOUT_CALL: 'N' })));
  expect(screen.queryByRole('checkbox', { name: 'Не звонить перед доставкой' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Присылать новости и скидки на почту' })).not.toBeChecked();
});
