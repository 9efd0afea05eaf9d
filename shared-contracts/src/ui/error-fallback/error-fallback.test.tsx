import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorFallback } from './error-fallback';

test('a failed part says so and can be tried again', async () => {
  const retry = jest.fn();
  render(<ErrorFallback title="Не удалось показать отзывы" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось показать отзывы');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('testers see whose part failed and in which version', () => {
  render(<ErrorFallback area="mf-catalog" version="1.4.0" />);
  expect(screen.getByRole('alert')).toHaveAttribute('data-area', 'mf-catalog');
  expect(screen.getByRole('alert')).toHaveAttribute('data-version', '1.4.0');
});

test('where nothing can be tried there is no button', () => {
  render(<ErrorFallback />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
