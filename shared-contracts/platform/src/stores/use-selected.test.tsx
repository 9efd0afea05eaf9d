import { act, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { useSelected } from '.';

const basket = atom<Record<number, number>>({ 1: 2 });
const rendered = jest.fn();

function Pieces() {
  rendered();
  return <p>{useSelected(basket, (quantities) => quantities[1] ?? 0)} шт.</p>;
}

test('a component renders again only when its part of an atom changes', () => {
  render(<Pieces />);
  expect(screen.getByText('2 шт.')).toBeVisible();
  act(() => basket.set({ 1: 2, 7: 1 }));
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => basket.set({ 1: 3, 7: 1 }));
  expect(screen.getByText('3 шт.')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(2);
});
