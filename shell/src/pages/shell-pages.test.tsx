import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect(screen.getByText(/так выглядят детали/)).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const buttons = within(screen.getByRole('region', { name: 'Кнопки' }));
  expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Главное действие',
    'Обычное',
    'Тихое',
    'Опасное',
    'Занято',
    'Недоступно',
  ]);
  expect(buttons.getByRole('button', { name: 'Недоступно' })).toBeDisabled();
  expect(buttons.getByRole('button', { name: /^Занято/ })).toHaveAttribute('aria-busy', 'true');
  const product = within(screen.getByRole('region', { name: 'Товар' }));
  for (const badge of ['Новинка', 'Уценка', 'По рецепту']) expect(product.getByText(badge)).toBeVisible();
  expect(product.getByText(/1\s200\s₽/)).toBeVisible();
  expect(product.getByText(/1\s500\s₽/)).toBeVisible();
  expect(product.getByRole('img', { name: /4,5/ })).toBeVisible();
  await userEvent.click(product.getByRole('button', { name: 'Увеличить количество' }));
  expect(product.getByRole('textbox', { name: 'Количество' })).toHaveValue('2');
  expect(screen.getByRole('region', { name: 'Ожидание' })).toBeVisible();
  expect(screen.getByText('Остальное работает. Попробуйте ещё раз.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Здесь пока пусто' })).toBeVisible();
  expect(screen.getByText('Так выглядит место, где ещё ничего нет.')).toBeVisible();
});
