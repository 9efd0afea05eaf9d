import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrderPage, refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { fixtures } from '@zapovednik/testing';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  fillContact,
  openOrder,
  sent,
  step,
  submit,
  write,
} from '../../testing/order';

const { orderState } = fixtures;

afterEach(() => sessionStorage.clear());

test('a missing value shows an error at its field, and the first one has the focus', async () => {
  await openOrder(appWithOrderCalculation(orderState()));
  await submit();
  const name = await screen.findByRole('textbox', { name: 'Имя и фамилия' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Укажите имя');
  await fillContact();
  await submit();
  expect(await step('Доставка').findByText('Укажите улицу', { selector: 'p' })).toBeVisible();
});

test('VAL-07 VAL-08 an order’s address without floor and lift shows errors at these fields', async () => {
  const app = appWithOrderCalculation(orderState());
  await openOrder(app);
  await fillContact();
  const delivery = step('Доставка');
  await write(await delivery.findByRole('combobox', { name: 'Улица' }), 'улица Ленина');
  await write(delivery.getByRole('combobox', { name: 'Дом' }), '5');
  await userEvent.click(delivery.getByRole('button', { name: 'Продолжить' }));
  const floor = delivery.getByRole('textbox', { name: 'Этаж' });
  await waitFor(() => expect(floor).toHaveAccessibleDescription(/^Укажите Ваш этаж /));
  expect(floor).toHaveFocus();
  expect(delivery.getByRole('combobox', { name: 'Лифт' })).toHaveAccessibleDescription(/^Укажите наличие лифта /);
  expect(delivery.getByRole('combobox', { name: 'Улица' })).toBeValid();
  await write(floor, '3');
  await userEvent.selectOptions(delivery.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  expect(floor).toBeValid();
  expect(delivery.getByRole('combobox', { name: 'Лифт' })).toBeValid();
});

test('ORD-14 without the consent nothing is sent', async () => {
  const app = appWithOrderCalculation(completedOrder());
  await openOrder(app);
  await submit();
  expect(await screen.findByText('Нужно согласие на обработку персональных данных')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Согласен на/ })).toHaveFocus();
  expect(sent(app)).toEqual([]);
});

test('ORD-45 a server error is shown at its field, once, and nothing is lost', async () => {
  const app = appWithOrderCalculation(completedOrder());
  const { notifications } = await openOrder(app);
  await acceptConsent();
  app.backEnd.answer(saveOrder, {
    order: null,
    ERROR: {
      PROPERTY: ['Укажите имя', 'Проверьте адрес почты'],
      FIELDS: { 'user.fullName': 'Укажите имя', 'user.email': 'Проверьте адрес почты' },
    },
    CALCULATE_ERROR: null,
  });
  await submit();
  const email = await screen.findByRole('textbox', { name: 'Электронная почта' });
  expect(email).toHaveAccessibleDescription(/Проверьте адрес почты/);
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /Согласен на/ })).toBeChecked();
  expect(screen.getAllByText('Проверьте адрес почты')).toHaveLength(1);
  expect(notifications).toEqual([]);
});

test('ORD-45 ERR-38 the server’s errors of the whole order are joined', async () => {
  const app = appWithOrderCalculation(completedOrder());
  const { notifications } = await openOrder(app);
  await acceptConsent();
  app.backEnd.answer(saveOrder, {
    order: null,
    ERROR: { PROPERTY: ['Магазин закрыт', 'Позвоните нам'], FIELDS: {} },
    CALCULATE_ERROR: null,
  });
  await submit();
  await waitFor(() => expect(notifications).toEqual(['Магазин закрыт / Позвоните нам']));
});

test('ORD-45 a guest whose order needs a confirmed phone sees the error only at the phone, and can sign in from there', async () => {
  const app = appWithOrderCalculation(completedOrder());
  const { notifications } = await openOrder(app);
  const opened = jest.fn(async () => ({ authorized: false }));
  app.command(openSignIn, opened);
  await acceptConsent();
  expect(screen.queryByRole('button', { name: 'Войти по коду' })).not.toBeInTheDocument();
  const reason = 'Без подтверждения номера можно заказать до 60 шт на 30 000 ₽. Войдите по коду из СМС';
  app.backEnd.answer(saveOrder, {
    order: null,
    ERROR: { PROPERTY: [reason], FIELDS: { 'user.phone': reason } },
    CALCULATE_ERROR: null,
  });
  await submit();
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription(reason);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(notifications).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Войти по коду' }));
  expect(opened).toHaveBeenCalled();
});

test('ORD-45 ERR-25 without a network the press stays, and «Повторить» beside it is the same attempt', async () => {
  const app = appWithOrderCalculation(completedOrder());
  const keys: (string | undefined)[] = [];
  const { api } = app;
  const { notifications } = await openOrder({
    ...app,
    api: (call, input, options) => {
      if (call.id === saveOrder.id) keys.push(options?.key);
      return api(call, input, options);
    },
  });
  await acceptConsent();
  app.backEnd.fail(saveOrder);
  await submit();
  await waitFor(() => expect(notifications).toEqual(['Ошибка сохранения заказа']));
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  expect(notifications).toHaveLength(1);
});

test('ERR-25 what is changed while a press waits for the network is in the order that it sends', async () => {
  const app = appWithOrderCalculation(completedOrder());
  await openOrder(app);
  await acceptConsent();
  app.backEnd.fail(saveOrder);
  await submit();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  await userEvent.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Код домофона 12');
  app.backEnd.answer(saveOrder, () => new Promise(() => {}));
  await userEvent.click(retry);
  await waitFor(() => expect(sent(app)).toHaveLength(2));
  expect(sent(app).at(-1)).toMatchObject({ orderDescription: 'Код домофона 12' });
});

test('a double press makes one order', async () => {
  const app = appWithOrderCalculation(completedOrder());
  await openOrder(app);
  await acceptConsent();
  app.backEnd.answer(saveOrder, () => new Promise(() => {}));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Оформить заказ' }));
  await waitFor(() => expect(sent(app)).toHaveLength(1));
});

test('ORD-28 ORD-45 placing an order waits for its calculation, and sends the calculated total', async () => {
  const app = appWithOrderCalculation(completedOrder());
  await openOrder(app);
  await acceptConsent();
  let calculate = () => {};
  const order = completedOrder({ TOTAL: { BASKET: 2400, DELIVERY: 300, LIFT: 0, BONUS_OUT: 0, PRICE: 2700 } });
  app.backEnd.answer(refreshOrder, async () => {
    await new Promise<void>((resolve) => {
      calculate = resolve;
    });
    return { order };
  });
  app.backEnd.fail(saveOrder);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Доставка' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Пункт «Рядом»' }));
  await submit();
  expect(await screen.findByRole('button', { name: 'Оформить заказ Загрузка…' })).toBeVisible();
  expect(sent(app)).toEqual([]);
  calculate();
  await waitFor(() => expect(sent(app)).toMatchObject([{ pickupPointId: 302, expectedPrice: 2700 }]));
});

test('ERR-36 an order that cannot be calculated is not sent', async () => {
  const app = appWithOrderCalculation(completedOrder());
  app.backEnd.fail(refreshOrder);
  const { notifications } = await openOrder(app);
  await acceptConsent();
  await submit();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Оформить заказ' })).not.toHaveAttribute('aria-busy'));
  expect(sent(app)).toEqual([]);
  expect(new Set(notifications)).toEqual(new Set(['Ошибка обновления заказ']));
});

test('ORD-44 ERR-24 a failed calculation shows an error and can be tried again', async () => {
  const app = appWithOrderCalculation(completedOrder());
  app.backEnd.fail(refreshOrder);
  const { notifications } = await openOrder(app);
  await waitFor(() => expect(notifications).toEqual(['Ошибка обновления заказ']));
  const sum = within(screen.getByRole('complementary', { name: 'Итог' }));
  app.backEnd.answer(refreshOrder, { order: completedOrder() });
  await userEvent.click(await sum.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(sum.queryByText('Ошибка обновления заказ')).not.toBeInTheDocument());
});

test('SES-24 for an expired session the order page itself shows no message', async () => {
  const app = appWithOrderCalculation(completedOrder());
  app.backEnd.fail(refreshOrder, { status: 401, message: 'Session expired' });
  const { notifications } = await openOrder(app);
  const sum = within(screen.getByRole('complementary', { name: 'Итог' }));
  await sum.findByRole('button', { name: 'Повторить' });
  expect(notifications).toEqual([]);
});

test('ORD-43 ERR-23 an order whose basket has become empty redirects to the cart', async () => {
  const app = appWithOrderCalculation(completedOrder());
  app.backEnd.answer(refreshOrder, { order: null });
  const { notifications, router } = await openOrder(app);
  await waitFor(() => expect(notifications).toContain('Ваша корзина пуста'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/personal/cart/'));
});

test('ORD-42 ERR-22 an order page that cannot be read shows an error and can be tried again', async () => {
  const app = appWithOrderCalculation(completedOrder());
  app.backEnd.fail(getOrderPage);
  app.backEnd.fail(refreshOrder);
  const { status } = await openOrder(app);
  expect(status()).toBe(503);
  expect(await screen.findByText('Ошибка получения страницы заказа')).toBeVisible();
});

test('ORD-42 an order page that is read answers 200', async () => {
  const { status } = await openOrder(appWithOrderCalculation(completedOrder()));
  expect(status()).toBe(200);
});
