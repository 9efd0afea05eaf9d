import { render, screen } from '@testing-library/react';
import { fakeClock } from '@zapovednik/testing';
import { useMinimumLoading } from './use-minimum-loading';

const Price = ({ loading }: { loading: boolean }) => <p>{useMinimumLoading(loading) ? 'считаем' : '1 200 ₽'}</p>;

test('LIM-41 a quick load shows the loading state for 200 ms', async () => {
  const { pass } = fakeClock();
  const { rerender } = render(<Price loading={false} />);
  expect(screen.getByText('1 200 ₽')).toBeVisible();
  rerender(<Price loading />);
  expect(screen.getByText('считаем')).toBeVisible();
  await pass(50);
  rerender(<Price loading={false} />);
  await pass(149);
  expect(screen.getByText('считаем')).toBeVisible();
  await pass(1);
  expect(screen.getByText('1 200 ₽')).toBeVisible();
});

test('LIM-41 a longer load adds no delay', async () => {
  const { pass } = fakeClock();
  const { rerender } = render(<Price loading />);
  await pass(3_000);
  rerender(<Price loading={false} />);
  await pass(0);
  expect(screen.getByText('1 200 ₽')).toBeVisible();
});
