import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkAutoOrderMode, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import { customerApp, repeatMode } from '../testing/auto-order';
import { RepeatCartDialog } from './repeat-cart-dialog';

function show(app = customerApp({ report: () => {} })) {
  app.backEnd.answer(checkAutoOrderMode, repeatMode());
  const onClose = jest.fn();
  renderWithApp(<RepeatCartDialog onClose={onClose} />, { app });
  return { app, onClose };
}

test('CAB-22 API-102 the interval of the cart’s order is chosen, and the order goes on', async () => {
  const { app, onClose } = show();
  app.backEnd.answer(setAutoOrderMode, repeatMode({ MODE: 'two_weeks' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Раз в две недели' }));
  await userEvent.click(screen.getByRole('button', { name: 'Перейти к оформлению' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(app.backEnd.asked.at(-1)?.input).toEqual({ mode: 'two_weeks', orderId: undefined });
});

test('CAB-22 closed without a choice, or after a failure, nothing repeats', async () => {
  const { app, onClose } = show();
  app.backEnd.fail(setAutoOrderMode, { status: 409, message: 'В вашем городе автозаказа пока нет' });
  await userEvent.click(await screen.findByRole('button', { name: 'Перейти к оформлению' }));
  expect(await screen.findByText('В вашем городе автозаказа пока нет')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledWith(false);
});

test('API-103 a guest signs in first', () => {
  const app = createTestApp();
  app.write(sessionAtom, { ...unknownSession, status: 'anonymous' });
  show(app);
  expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible();
});
