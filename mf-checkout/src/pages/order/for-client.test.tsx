import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchEmployee } from '@zapovednik/api/cabinet/calls/employee';
import { updateUserDeliveryAfterOrderSave } from '@zapovednik/api/checkout/calls/delivery-price';
import { saveOrder } from '@zapovednik/api/checkout/calls/order';
import { getOrderByLink } from '@zapovednik/api/checkout/calls/placed-order';
import { logout } from '@zapovednik/api/shell/calls/user';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { fixtures } from '@zapovednik/testing';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  openOrder,
  savedOrder,
  sent,
  submit,
} from '../../testing/order';

afterEach(() => sessionStorage.clear());

const LINK = '/order/255t-abcdefghijklmnop/';
/** An order in a session with this marker, in which Елена Громова acts for the customer. */
const forClient = (session = 'first') =>
  appWithOrderCalculation(completedOrder({ EMPLOYEE: { ID: 4, NAME: 'Елена Громова', SESSION: session } }));
const bar = () => within(screen.getByRole('region', { name: 'Заказ для клиента' }));

async function chooseSeller(app: ReturnType<typeof forClient>) {
  app.backEnd.answer(searchEmployee, [{ id: 3, name: 'Павел Ершов', login: 'sotrudnik' }]);
  await userEvent.click(bar().getByRole('button', { name: 'Другой сотрудник' }));
  await userEvent.type(bar().getByRole('searchbox', { name: 'Имя или логин сотрудника' }), 'Ерш');
  await userEvent.click(await bar().findByRole('button', { name: /^Павел Ершов/ }, { timeout: 3000 }));
}

test('SES-34 the order bears who signed in for the customer', async () => {
  const app = forClient();
  app.backEnd.fail(saveOrder);
  await openOrder(app);
  expect(bar().getByText('Анна Иванова')).toBeVisible();
  expect(bar().getByText('Елена Громова')).toBeVisible();
  await acceptConsent();
  await submit();
  await waitFor(() => expect(sent(app)[0]).toMatchObject({ Employee: 4 }));
});

test('SES-32 SES-33 SES-36 another employee is found by name, and is valid in this session only', async () => {
  const app = forClient();
  const { unmount } = await openOrder(app);
  await chooseSeller(app);
  expect(app.backEnd.asked.filter(({ id }) => id === searchEmployee.id)).toEqual([
    { id: searchEmployee.id, input: { searchValue: 'Ерш' } },
  ]);
  expect(bar().getByText('Павел Ершов')).toBeVisible();
  unmount();

  const same = forClient();
  same.backEnd.fail(saveOrder);
  const reloaded = await openOrder(same);
  await acceptConsent();
  await submit();
  await waitFor(() => expect(sent(same)[0]).toMatchObject({ Employee: 3 }));
  reloaded.unmount();

  await openOrder(forClient('second'));
  expect(bar().getByText('Елена Громова')).toBeVisible();
});

test('SES-36 nobody found, and a search that fails, are told', async () => {
  const app = forClient();
  app.backEnd.answer(searchEmployee, []);
  await openOrder(app);
  await userEvent.click(bar().getByRole('button', { name: 'Другой сотрудник' }));
  const search = bar().getByRole('searchbox', { name: 'Имя или логин сотрудника' });
  await userEvent.type(search, 'Ктото');
  expect(await bar().findByText('Никого не нашли', undefined, { timeout: 3000 })).toBeVisible();
  app.backEnd.fail(searchEmployee);
  await userEvent.type(search, 'еще');
  expect(await bar().findByText('Не удалось найти сотрудника', undefined, { timeout: 3000 })).toBeVisible();
});

test('SES-35 ORD-40 after the order the employee is signed out, and sees the order by its signed link', async () => {
  const app = forClient();
  const changed = jest.fn();
  app.bus.on(sessionChanged, changed);
  app.backEnd.answer(saveOrder, savedOrder({ REDIRECT_URL: LINK }));
  app.backEnd.answer(logout, fixtures.anonymous());
  app.backEnd.answer(getOrderByLink, fixtures.orderStatus());
  const { router, notifications } = await openOrder(app);
  await acceptConsent();
  await submit();
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ authorized: false }));
  expect(router.state.location.pathname).toBe(LINK);
  expect(await screen.findByRole('heading', { name: 'Отправьте ссылку клиенту' })).toBeVisible();
  const url = `http://shop.localhost${LINK}`;
  expect(screen.getByRole('textbox', { name: 'Ссылка на заказ' })).toHaveValue(url);
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(copy).toHaveBeenCalledWith(url);
  expect(notifications).toEqual(['Ссылка скопирована']);
  const calls = app.backEnd.asked.map(({ id }) => id).slice(-4, -1);
  expect(calls).toEqual([saveOrder.id, updateUserDeliveryAfterOrderSave.id, logout.id]);
});

test('ORD-40 when signing out fails, the order is made, and the employee is told to sign out', async () => {
  const app = forClient();
  app.backEnd.answer(saveOrder, savedOrder({ REDIRECT_URL: LINK }));
  app.backEnd.fail(logout);
  const { router, notifications } = await openOrder(app);
  await acceptConsent();
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe(LINK));
  expect(notifications).toEqual(['Заказ оформлен, но выйти не удалось. Выйдите из учётной записи клиента.']);
});

test('SES-33 a customer’s own order names no employee', async () => {
  const app = appWithOrderCalculation(completedOrder());
  app.backEnd.fail(saveOrder);
  await openOrder(app);
  expect(screen.queryByRole('region', { name: 'Заказ для клиента' })).not.toBeInTheDocument();
  await acceptConsent();
  await submit();
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(sent(app)[0]).not.toHaveProperty('Employee');
});
