import { render, screen } from '@testing-library/react';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

test('an empty state shows its message and one action', () => {
  render(
    <EmptyState
      heading="h1"
      title="В корзине пока пусто"
      text="Загляните в каталог"
      action={<Button>В каталог</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'В корзине пока пусто' })).toBeVisible();
  expect(screen.getByText('Загляните в каталог')).toBeVisible();
  expect(screen.getByRole('button', { name: 'В каталог' })).toBeVisible();
});
