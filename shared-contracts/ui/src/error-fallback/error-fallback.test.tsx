import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorFallback } from './error-fallback';

test('a failed area shows its message and can be retried', async () => {
  const retry = jest.fn();
  render(<ErrorFallback title="Не удалось показать отзывы" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось показать отзывы');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the markup contains the failed area and its version for testers', () => {
  render(<ErrorFallback area="mf-catalog" version="1.4.0" />);
  expect(screen.getByRole('alert')).toHaveAttribute('data-area', 'mf-catalog');
  expect(screen.getByRole('alert')).toHaveAttribute('data-version', '1.4.0');
});

test('without a retry there is no button', () => {
  render(<ErrorFallback />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
