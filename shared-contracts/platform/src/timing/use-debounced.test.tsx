import { render, screen } from '@testing-library/react';
import { fakeClock } from '@zapovednik/testing';
import { SEARCH_DELAY, useDebounced } from './use-debounced';

const Found = ({ text }: { text: string }) => <p>Ищем «{useDebounced(text, SEARCH_DELAY)}»</p>;

test('LIM-07 a search starts 800 ms after the last letter', async () => {
  const { pass } = fakeClock();
  const { rerender } = render(<Found text="" />);
  rerender(<Found text="ко" />);
  await pass(799);
  expect(screen.getByText('Ищем «»')).toBeVisible();
  rerender(<Found text="корм" />);
  await pass(799);
  expect(screen.getByText('Ищем «»')).toBeVisible();
  await pass(1);
  expect(screen.getByText('Ищем «корм»')).toBeVisible();
});
