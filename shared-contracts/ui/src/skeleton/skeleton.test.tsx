import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton';

test('a skeleton is hidden from screen readers', () => {
  render(
    <section aria-label="Отзывы" aria-busy="true">
      <Skeleton width="long" />
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Отзывы' }).firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
