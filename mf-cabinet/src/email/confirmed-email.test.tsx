import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmEmail } from '@zapovednik/api/cabinet/calls/profile';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../area';

const token = 'a-token-of-a-letter-12345';
const open = (app = createTestApp(), hash = `#email=${token}`) =>
  renderArea(area, `/auth/success-auth/${hash}`, { app });

test('ROU-10 SES-19 the link of the e-mail confirms the address, and its token is removed from the address bar', async () => {
  const app = createTestApp();
  app.backEnd.answer(confirmEmail, { email: 'anna@example.ru' });
  const { router } = await open(app);
  expect(await screen.findByRole('heading', { level: 1, name: 'Адрес подтверждён' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('anna@example.ru');
  expect(app.backEnd.asked).toEqual([{ id: confirmEmail.id, input: { token } }]);
  expect(router.state.location.hash).toBe('');
});

test('SES-19 an expired link shows an error, and is not tried again', async () => {
  const app = createTestApp();
  app.backEnd.fail(confirmEmail, { status: 422, message: 'Ссылка больше не действует. Запросите новую.' });
  await open(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка больше не действует. Запросите новую.');
  expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).not.toBeInTheDocument();
});

test('without a connection the same link can be tried again', async () => {
  const app = createTestApp();
  app.backEnd.fail(confirmEmail);
  await open(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с магазином');
  app.backEnd.answer(confirmEmail, { email: 'anna@example.ru' });
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Адрес подтверждён' })).toBeVisible();
});

test('an incomplete link calls no API', async () => {
  const { app } = await open(createTestApp(), '#email=cut');
  expect(await screen.findByRole('alert')).toHaveTextContent('скопирована не целиком');
  expect(app.backEnd.asked).toEqual([]);
});
