import { screen } from '@testing-library/react';
import { addToBasket, openDelivery } from '@zapovednik/areas/checkout/commands';
import { useApp } from '@zapovednik/platform/app';
import { createTestApp, fixtures, renderWithApp } from '.';

function City() {
  return <p>{useApp().city.cases.inCity}</p>;
}

test('the test app has a city, and shows the values of its atoms', () => {
  renderWithApp(<City />, { app: createTestApp({ city: fixtures.perm() }) });
  expect(screen.getByText('в Перми')).toBeVisible();
});

test('a test handles a command instead of its owner, and the contract is checked', async () => {
  const app = createTestApp();
  const add = jest.fn(async () => ({ quantity: 2 }));
  app.command(addToBasket, add);
  await expect(app.bus.run(addToBasket, { productId: 1234, quantity: 2 })).resolves.toEqual({ quantity: 2 });
  expect(add).toHaveBeenCalledWith({ productId: 1234, quantity: 2 });
  await expect(app.bus.run(addToBasket, { productId: 1234, quantity: 0 })).rejects.toThrow();
  await expect(app.bus.run(openDelivery, {})).rejects.toThrow('mf-checkout did not answer');
});

test('an unexpected error report fails the test through the console', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  createTestApp().report(new Error('нет'), { area: 'mf-catalog', phase: 'render' });
  expect(error).toHaveBeenCalled();
});
