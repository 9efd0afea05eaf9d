import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton';

test('the shape of what is coming is silent for screen readers', () => {
  render(
    <section aria-label="Отзывы" aria-busy="true">
      <Skeleton width="long" />
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Отзывы' }).firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
