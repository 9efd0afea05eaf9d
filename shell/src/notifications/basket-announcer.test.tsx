import { act, screen } from '@testing-library/react';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import { BasketAnnouncer } from './basket-announcer';

test('CRT-20 a change of the basket is said once, with the sum that follows it; a page that opens says nothing', () => {
  jest.useFakeTimers();
  const app = createTestApp();
  const basket = (pieces: number, sum: number) =>
    act(() => app.write(basketAtom, { status: 'ready', quantities: { 7: pieces }, quantity: pieces, sum }));
  basket(1, 300);
  renderWithApp(<BasketAnnouncer />, { app });
  const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  act(() => jest.advanceTimersByTime(5000));
  expect(said()).toBe('');
  basket(2, 300);
  act(() => jest.advanceTimersByTime(500));
  basket(2, 600);
  act(() => jest.advanceTimersByTime(500));
  expect(said()).toBe('');
  act(() => jest.advanceTimersByTime(500));
  expect(said()).toBe('В корзине 2 товара на 600 ₽');
  basket(0, 0);
  act(() => jest.advanceTimersByTime(1000));
  expect(said()).toBe('Корзина пуста');
});
