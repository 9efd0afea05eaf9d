import { act, screen } from '@testing-library/react';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import { useAtom } from './use-atom';

function Pieces() {
  return <p>{useAtom(basketAtom).quantity} шт.</p>;
}

test('a component shows the value of an atom, and updates when it changes', () => {
  const app = createTestApp();
  renderWithApp(<Pieces />, { app });
  expect(screen.getByText('0 шт.')).toBeVisible();
  act(() => app.write(basketAtom, { status: 'ready', quantities: { 1234: 2 }, quantity: 2, sum: 2400 }));
  expect(screen.getByText('2 шт.')).toBeVisible();
});
