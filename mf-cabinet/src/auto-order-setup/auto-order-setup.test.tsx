import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkAutoOrderMode, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { customerApp, repeatMode } from '../testing/auto-order';
import { Component } from './auto-order-setup';

const everyTwoWeeks = repeatMode({
  MODE: 'two_weeks',
  INTERVAL: { interval: 2, type: 'week', variant: 'two_weeks' },
});

function show(mode = repeatMode(), orderId?: number) {
  const app = customerApp({ report: () => {} });
  app.backEnd.answer(checkAutoOrderMode, mode);
  renderWithApp(<Component orderId={orderId} />, { app });
  return app;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('API-102 API-103 CAB-22 the next order starts to repeat, with an interval, and stops again', async () => {
  const app = show();
  expect(await screen.findByText(/^Не повторяется/)).toBeVisible();
  await press('Повторять');
  const form = within(await screen.findByRole('dialog', { name: 'Повторять заказ' }));
  await userEvent.click(form.getByRole('radio', { name: 'Раз в две недели' }));
  app.backEnd.answer(setAutoOrderMode, everyTwoWeeks);
  await userEvent.click(form.getByRole('button', { name: 'Повторять' }));
  expect(await screen.findByText(/^Раз в две недели\./)).toBeVisible();
  expect(app.backEnd.asked.at(-1)?.input).toEqual({ mode: 'two_weeks', orderId: undefined });
  app.backEnd.answer(setAutoOrderMode, repeatMode());
  await press('Не повторять');
  expect(await screen.findByText(/^Не повторяется/)).toHaveFocus();
});

test('API-102 CAB-22 an order that is made starts to repeat, and then leads to its auto-order', async () => {
  const app = show(repeatMode(), 100_001);
  expect(await screen.findByText(/^Не повторяется/)).toBeVisible();
  expect(app.backEnd.asked[0]?.input).toEqual({ orderId: 100_001 });
  await press('Повторять');
  app.backEnd.answer(setAutoOrderMode, everyTwoWeeks);
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('radio', { name: 'Раз в две недели' }));
  await userEvent.click(form.getByRole('button', { name: 'Повторять' }));
  await waitFor(() =>
    expect(app.backEnd.asked.filter(({ id }) => id === setAutoOrderMode.id).map(({ input }) => input)).toEqual([
      { mode: 'two_weeks', orderId: 100_001 },
    ]),
  );
  expect(await screen.findByRole('link', { name: 'Открыть автозаказ' })).toHaveAttribute(
    'href',
    '/cabinet/auto-orders/100001/',
  );
  await waitFor(() => expect(screen.getByText(/^Раз в две недели\./)).toHaveFocus());
});

test('API-103 an order that cannot repeat says nothing', async () => {
  const app = show(repeatMode({ AVAILABLE: 'N', REASON: 'Этот заказ и так создан автозаказом' }), 100_001);
  await waitFor(() => expect(app.backEnd.asked).toHaveLength(1));
  expect(screen.queryByText('Повторять заказ')).not.toBeInTheDocument();
});

test('CAB-09 outside regional centres nothing is shown and nothing is asked', () => {
  const app = customerApp({ city: fixtures.city({ IS_RC: 'Нет' }) });
  renderWithApp(<Component />, { app });
  expect(app.backEnd.asked).toEqual([]);
  expect(screen.queryByText('Повторять заказ')).not.toBeInTheDocument();
});

test('SES-37 an employee who orders for a customer does not make orders repeat', () => {
  const app = customerApp();
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), onBehalf: true });
  renderWithApp(<Component />, { app });
  expect(app.backEnd.asked).toEqual([]);
});

test('API-103 an anonymous shopper is asked to sign in', async () => {
  const app = createTestApp({ city: fixtures.city({ IS_RC: 'Да' }) });
  app.write(sessionAtom, { ...unknownSession, status: 'anonymous' });
  const signIn = jest.fn(async () => ({ authorized: false }));
  app.command(openSignIn, signIn);
  renderWithApp(<Component />, { app });
  await press('Войти');
  expect(signIn).toHaveBeenCalled();
});

test('API-102 what the server refuses is said in the dialog; a failed end as a notification', async () => {
  const app = show(everyTwoWeeks);
  await press('Изменить');
  app.backEnd.fail(setAutoOrderMode, { status: 409, message: 'В вашем городе автозаказа пока нет' });
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Повторять' }));
  expect(await form.findByText('В вашем городе автозаказа пока нет')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Отмена' }));
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  await press('Не повторять');
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/^Раз в две недели\./)).toBeVisible();
});
