import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { fixtures, type TestApp } from '@zapovednik/testing';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  fillContact,
  openOrder,
  step,
  submit,
  write,
} from '../../testing/order';

const { orderState } = fixtures;

afterEach(() => sessionStorage.clear());

const comment = () => screen.getByRole('textbox', { name: 'Комментарий к заказу' });
const be = (app: TestApp, userId: number | null) =>
  app.write(sessionAtom, { ...unknownSession, status: userId === null ? 'anonymous' : 'authorized', userId });

test('ORD-22 a guest signs in inside the order: what was typed stays, and what was empty is filled', async () => {
  const app = appWithOrderCalculation(orderState());
  be(app, null);
  await openOrder(app);
  await write(comment(), 'Позвоните заранее');
  const opened = jest.fn(async () => {
    be(app, 7);
    app.backEnd.answer(refreshOrder, { order: orderState({ USER: completedOrder().USER }) });
    await app.query.invalidateQueries();
    return { authorized: true };
  });
  app.command(openSignIn, opened);
  await userEvent.click(screen.getByRole('button', { name: 'Уже покупали у нас? Войдите' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 123-45-67'));
  expect(comment()).toHaveValue('Позвоните заранее');
  expect(screen.queryByRole('button', { name: /Войдите$/ })).not.toBeInTheDocument();
});

test('ORD-22 a phone that must be confirmed is confirmed inside the order, and its error goes', async () => {
  const app = appWithOrderCalculation(orderState());
  be(app, null);
  await openOrder(app);
  await fillContact();
  await userEvent.click(await step('Доставка').findByRole('radio', { name: /^Самовывоз/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Малышева' }));
  await acceptConsent();
  const reason = 'Войдите по коду из СМС';
  app.backEnd.answer(saveOrder, {
    order: null,
    ERROR: { PROPERTY: [reason], FIELDS: { 'user.phone': reason } },
    CALCULATE_ERROR: null,
  });
  await submit();
  const phone = await screen.findByRole('textbox', { name: 'Телефон' });
  expect(phone).toHaveAccessibleDescription(reason);
  const opened = jest.fn(async () => ({ authorized: true }));
  app.command(openSignIn, opened);
  await userEvent.click(screen.getByRole('button', { name: 'Войти по коду' }));
  await waitFor(() => expect(phone).toBeValid());
  expect(opened).toHaveBeenCalledWith({ phone: '79121234567' });
});

test('ORD-22 the draft of a signed-in person is nobody else’s; a guest’s stays theirs after a sign-in', async () => {
  for (const [first, second, isKept] of [
    [null, 7, true],
    [7, 7, true],
    [7, null, false],
    [7, 8, false],
  ] as const) {
    sessionStorage.clear();
    const mine = appWithOrderCalculation(orderState());
    be(mine, first);
    const { unmount } = await openOrder(mine);
    await write(comment(), 'Моё');
    unmount();
    const next = appWithOrderCalculation(orderState());
    be(next, second);
    const opened = await openOrder(next);
    expect(comment()).toHaveValue(isKept ? 'Моё' : '');
    opened.unmount();
  }
});

test('ORD-22 after signing out on the page its form is empty', async () => {
  const app = appWithOrderCalculation(orderState());
  be(app, 7);
  await openOrder(app);
  await write(comment(), 'Моё');
  act(() => be(app, null));
  await waitFor(() => expect(comment()).toHaveValue(''));
});
