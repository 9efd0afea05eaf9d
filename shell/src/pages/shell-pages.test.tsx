import { screen, within } from '@testing-library/react';
import { openApp } from '../testing/open-app';

test('ROU-49 /technical/ says that the shop is under maintenance', async () => {
  const { container } = await openApp('/technical/');
  expect(screen.getByRole('heading', { level: 1, name: 'Идут технические работы' })).toBeVisible();
  expect(container.querySelector('[data-layout="tech"]')).not.toBeNull();
});

test('ROU-50 ROU-118 /test/ lists the releases of the page', async () => {
  await openApp('/test/');
  expect(screen.getByRole('heading', { level: 1, name: 'Состав магазина' })).toBeVisible();
  const route = screen.getByRole('row', { name: /mf-checkout/ });
  expect(within(route).getByRole('cell', { name: '1.2.3' })).toBeVisible();
});

test('ROU-59 ROU-118 /redesign/test/ shows the components that pages are made of', async () => {
  await openApp('/redesign/test/');
  expect(screen.getByRole('heading', { level: 1, name: 'Новый облик магазина' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Главное действие' })).toBeVisible();
});
