import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { repeatNextOrder } from '@zapovednik/areas/cabinet/commands';
import { checkoutStarted } from '@zapovednik/areas/checkout/events';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures } from '@zapovednik/testing';
import { appWithBasket, openCart } from '../../../testing/cart';

const inCity = (IS_RC: 'Да' | 'Нет') => createTestApp({ city: fixtures.city({ IS_RC }), report: () => {} });
const repeat = () => screen.queryByRole('button', { name: 'Повторять заказ' });

async function open(chosen: boolean, line = fixtures.basketLine()) {
  const app = appWithBasket([line], inCity('Да'));
  const ask = jest.fn(async () => ({ chosen }));
  app.command(repeatNextOrder, ask);
  const started = jest.fn();
  app.bus.on(checkoutStarted, started);
  return { ...(await openCart(app)), app, ask, started };
}

test('CAB-22 API-102 the cart becomes an order that repeats: an interval is chosen, then the order opens', async () => {
  const { router, started } = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Повторять заказ' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/personal/order/'));
  expect(started).toHaveBeenCalledTimes(1);
});

test('CAB-22 without a choice the cart stays; goods that are missing come first', async () => {
  const { router, ask, unmount } = await open(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Повторять заказ' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/personal/cart/');
  unmount();
  await open(true, fixtures.basketLine({ AVAILABLE_QUANTITY: 0 }));
  await screen.findByText('Некоторых товаров нет');
  expect(repeat()).not.toBeInTheDocument();
});

test('CAB-09 SES-37 it is not offered outside regional centres, nor to an employee who orders for a customer', async () => {
  const { unmount } = await openCart(appWithBasket([fixtures.basketLine()], inCity('Нет')));
  expect(repeat()).not.toBeInTheDocument();
  unmount();
  const app = appWithBasket([fixtures.basketLine()], inCity('Да'));
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7, onBehalf: true });
  await openCart(app);
  expect(repeat()).not.toBeInTheDocument();
});

test('CAB-22 a dialog that cannot be loaded is said, and the cart stays', async () => {
  const { app, notifications, router } = await open(true);
  app.command(repeatNextOrder, async () => Promise.reject(new Error('no release')));
  await userEvent.click(await screen.findByRole('button', { name: 'Повторять заказ' }));
  await waitFor(() => expect(notifications).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/personal/cart/');
});
