import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelOrder, getPersonalOrder, getPersonalOrders } from '@zapovednik/api/cabinet/calls/personal-order';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { appWithOrder, inputsOf } from '../testing/orders';

const cancelled = fixtures.orderDetails({ status_id: 'CL', status_name: 'Отменён', is_cancelable_order: 'N' });

async function ask(order: Parameters<typeof appWithOrder>[0] = {}) {
  const made = appWithOrder(order);
  await renderArea(area, '/cabinet/orders/100001/', { app: made.app });
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  return { ...made, dialog: within(await screen.findByRole('dialog', { name: 'Отменить заказ № 100001?' })) };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('ORD-64 API-99 the order is cancelled with its reason, and shown so after the answer', async () => {
  const { app, dialog, notifications } = await ask();
  let answer = () => {};
  app.backEnd.answer(cancelOrder, () => new Promise((resolve) => (answer = () => resolve(cancelled))));
  app.backEnd.answer(getPersonalOrder, cancelled);
  await userEvent.click(dialog.getByRole('radio', { name: 'Долго ждать' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(inputsOf(app, cancelOrder)).toEqual([{ id: 100_001, reason: 'too_long' }]);
  expect(screen.queryByText('Отменён')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Отменён')).toBeVisible();
  await isClosed();
  expect(notifications).toEqual(['Заказ № 100001 отменён']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Заказать ещё раз' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

test('ORD-67 after a cancellation the orders in work are read again', async () => {
  const { app } = appWithOrder();
  app.backEnd.answer(cancelOrder, cancelled);
  const { router } = await renderArea(area, '/cabinet/orders/?state=work', { app });
  await userEvent.click(await screen.findByRole('link', { name: /^Заказ № 100001/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  expect(inputsOf(app, getPersonalOrders)).toHaveLength(1);
  const dialog = within(await screen.findByRole('dialog'));
  app.backEnd.answer(getPersonalOrder, cancelled);
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await isClosed();
  await act(() => router.navigate(-1));
  await screen.findByRole('list', { name: 'Заказы' });
  expect(inputsOf(app, getPersonalOrders)).toHaveLength(2);
});

test('ORD-65 ERR-37 ORD-63 a cancellation that fails is reported, nothing is shown, and the order is read again', async () => {
  const { app, dialog, notifications, reported } = await ask();
  app.backEnd.fail(cancelOrder, { status: 409, message: 'Этот заказ уже нельзя отменить' });
  app.backEnd.answer(
    getPersonalOrder,
    fixtures.orderDetails({ status_id: 'A', status_name: 'Собирается', is_cancelable_order: 'N' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await isClosed();
  expect(reported).toEqual(['cancel-order']);
  expect(notifications).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('Этот заказ уже нельзя отменить')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument());
});

test('CAB-15 a customer who changes their mind cancels nothing; money and bonuses are named', async () => {
  const { app, dialog } = await ask({ status_id: 'P', paid: 'Y', bonus_out: 50 });
  expect(dialog.getByText(/Деньги придут туда, откуда вы заплатили.*Списанные бонусы вернутся/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Не отменять' }));
  await isClosed();
  expect(inputsOf(app, cancelOrder)).toEqual([]);
});
