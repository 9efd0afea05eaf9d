import { act, render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const bar = () => screen.queryByRole('progressbar');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('LAY-57 LIM-37 the bar appears if a page takes longer than 200 ms', () => {
  render(<ProgressBar state="loading" />);
  wait(199);
  expect(bar()).not.toBeInTheDocument();
  wait(1);
  expect(bar()).toHaveAccessibleName('Загрузка страницы');
});

test('LIM-37 a page that loads at once shows no bar', () => {
  const { rerender } = render(<ProgressBar state="loading" />);
  wait(150);
  rerender(<ProgressBar state="idle" />);
  wait(1000);
  expect(bar()).not.toBeInTheDocument();
});

test('LIM-39 a loaded page fills the bar, which then disappears', () => {
  const { rerender } = render(<ProgressBar state="loading" />);
  wait(300);
  rerender(<ProgressBar state="idle" />);
  expect(bar()).toHaveAttribute('aria-valuenow', '100');
  wait(400);
  expect(bar()).not.toBeInTheDocument();
});

test('LAY-58 a failed page turns the bar red until the next navigation starts', () => {
  const { rerender } = render(<ProgressBar state="loading" />);
  wait(100);
  rerender(<ProgressBar state="failed" />);
  expect(bar()).toHaveAccessibleName('Страница не загрузилась');
  expect(bar()).toHaveAttribute('data-state', 'failed');
  rerender(<ProgressBar state="loading" />);
  expect(bar()).not.toBeInTheDocument();
});
