import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askEmail } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../area';

const field = () => screen.findByRole('textbox', { name: 'Электронная почта' });

test('LAY-52 the command answers with the entered address', async () => {
  const { app } = await renderArea(area, '/auth/greetings/');
  const answer = app.bus.run(askEmail, {});
  const address = await field();
  await waitFor(() => expect(address).toHaveFocus());
  await userEvent.keyboard(' anna@example.ru {Enter}');
  await expect(answer).resolves.toEqual({ email: 'anna@example.ru' });
});

test('LAY-52 an invalid address is rejected; after closing, the answer is null', async () => {
  const { app } = await renderArea(area, '/auth/greetings/');
  const answer = app.bus.run(askEmail, {});
  await userEvent.type(await field(), 'anna@');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Проверьте адрес почты')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await expect(answer).resolves.toEqual({ email: null });
});

test('LAY-52 it starts with the address of the signed-in customer', async () => {
  const app = createTestApp();
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status: 'authorized', email: 'anna@example.ru' });
  await renderArea(area, '/auth/greetings/', { app });
  const answer = app.bus.run(askEmail, {});
  expect(await field()).toHaveValue('anna@example.ru');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  await expect(answer).resolves.toEqual({ email: 'anna@example.ru' });
});
