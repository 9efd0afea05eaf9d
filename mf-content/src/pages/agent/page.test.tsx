import { screen, within } from '@testing-library/react';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../../area';

test('SES-39 the staff sees that it cannot become agents', async () => {
  const app = createTestApp();
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', groups: ['1c_user'] });
  await renderArea(area, '/agent/', { app });
  expect(await screen.findByText(/Вы работаете в «Заповеднике»/)).toBeVisible();
});

test('ROU-04 SES-39 everybody else reads what an agent gets and does, and finds the form', async () => {
  await renderArea(area, '/agent/', { app: createTestApp() });
  expect(await screen.findByText('1 бонус = 1 ₽')).toBeVisible();
  expect(screen.getByText('на вашей бонусной карте')).toBeVisible();
  expect(screen.getByText('без взносов')).toBeVisible();
  expect(screen.getByText('ничего не нужно покупать заранее')).toBeVisible();
  expect(screen.getByText('с 18 лет')).toBeVisible();
  expect(screen.getByText('нужна только бонусная карта')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Как это работает' })).getAllByRole('heading');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Как это работает',
    'Оформите карту',
    'Получите код агента',
    'Поделитесь кодом',
    'Получите бонусы',
  ]);
  expect(await screen.findByRole('form', { name: 'Анкета агента' })).toBeVisible();
});
