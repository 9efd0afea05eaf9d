import { render, screen } from '@testing-library/react';
import { Rating } from './rating';

test('LIM-67 a rating is read as a number out of five, and drawn in half stars', () => {
  render(<Rating value={4.3} />);
  expect(screen.getByRole('img', { name: 'Оценка 4,3 из 5' })).toHaveAttribute('data-halves', '9');
});

test('a missing rating is announced as missing, not as the lowest', () => {
  render(<Rating value={0} />);
  expect(screen.getByRole('img', { name: 'Оценок пока нет' })).toBeVisible();
});
