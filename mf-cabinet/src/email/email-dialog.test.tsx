import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea } from 'shared-contracts/testing';
import area from '../area';

const field = () => screen.findByRole('textbox', { name: 'Электронная почта' });

test('LAY-52 an address that is entered is answered', async () => {
  const { shop } = await renderArea(area, '/auth/greetings/');
  const answer = shop.bus.run('email:ask', {});
  await userEvent.type(await field(), ' anna@example.ru ');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  await expect(answer).resolves.toEqual({ email: 'anna@example.ru' });
});

test('LAY-52 what is no address is refused; closed, the answer is none', async () => {
  const { shop } = await renderArea(area, '/auth/greetings/');
  const answer = shop.bus.run('email:ask', {});
  await userEvent.type(await field(), 'anna@');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Проверьте адрес электронной почты')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await expect(answer).resolves.toEqual({ email: null });
});
