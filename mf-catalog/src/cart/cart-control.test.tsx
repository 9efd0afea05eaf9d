import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyBasket } from '@zapovednik/api/checkout/models/basket';
import { addToBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { ApiError } from '@zapovednik/platform/client';
import { markNotified } from '@zapovednik/platform/events';
import { createTestApp, renderWithApp, type TestApp } from '@zapovednik/testing';
import { CartControl } from './cart-control';

const product = { productId: 1234, name: 'Корм «Лесной пёс»', available: 7 };

const inBasket = (app: TestApp, pieces: number) =>
  act(() => app.query.setQueryData(basketQuery(app).queryKey, { ...emptyBasket, quantities: { 1234: pieces } }));

const button = () => screen.getByRole('button', { name: 'В корзину: Корм «Лесной пёс»' });
const pieces = () => screen.getByRole('textbox', { name: 'Количество' });

test('PRD-41 PRD-42 «В корзину» becomes the stepper at once, while the basket’s owner is still loading', async () => {
  const app = createTestApp({ load: () => new Promise(() => {}) });
  renderWithApp(<CartControl {...product} />, { app });
  await userEvent.click(button());
  expect(pieces()).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(pieces()).toHaveValue('2');
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/personal/cart/');
});

test('PRD-41 the button itself shows the press first, and takes no second one before it is the stepper', async () => {
  const app = createTestApp();
  const add = jest.fn(async ({ quantity }: { quantity: number }) => {
    inBasket(app, quantity);
    return { quantity };
  });
  app.command(addToBasket, add);
  renderWithApp(<CartControl {...product} />, { app });
  const pressed = button();
  // Two clicks of the browser, which no test waits for.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  pressed.click();
  await Promise.resolve();
  expect(pressed).toHaveTextContent('В корзине');
  pressed.click();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await waitFor(() => expect(pieces()).toHaveValue('1'));
  expect(add).toHaveBeenCalledTimes(1);
});

test('PRD-42 a product in the basket shows its stepper; 0 shows the button again', async () => {
  const app = createTestApp();
  app.command(setBasketQuantity, async ({ quantity }) => {
    inBasket(app, quantity);
    return { quantity };
  });
  renderWithApp(<CartControl {...product} />, { app });
  inBasket(app, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  await waitFor(() => expect(pieces()).toHaveValue('3'));
  await userEvent.clear(pieces());
  await userEvent.type(pieces(), '0{Enter}');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('ERR-02 when the basket’s owner cannot be reached, the button returns and a notification is shown', async () => {
  const report = jest.fn();
  const app = createTestApp({ report });
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  app.command(addToBasket, () => Promise.reject(new Error('mf-checkout did not load')));
  renderWithApp(<CartControl {...product} />, { app });
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeVisible());
  expect(notify).toHaveBeenCalledWith({ kind: 'error' });
  expect(report).toHaveBeenCalled();
});

test('CRT-27 the basket’s owner shows the server’s error, once', async () => {
  const app = createTestApp();
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  const refused = new ApiError('sale.basket.add', 'answered', 409, null);
  markNotified(refused);
  app.command(addToBasket, () => Promise.reject(refused));
  renderWithApp(<CartControl {...product} />, { app });
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeVisible());
  expect(notify).not.toHaveBeenCalled();
});

test('CRT-15 a stepper of packs changes the basket by whole packs, and says so', async () => {
  const app = createTestApp();
  const set = jest.fn(async ({ quantity }: { quantity: number }) => ({ quantity }));
  app.command(setBasketQuantity, set);
  renderWithApp(<CartControl {...product} available={20} step={6} />, { app });
  inBasket(app, 6);
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(set).toHaveBeenCalledWith({ productId: 1234, quantity: 12, pack: 'PACK' });
});

test('CRT-16 at the stock «Больше нет» stands at the stepper', () => {
  const app = createTestApp();
  renderWithApp(<CartControl {...product} />, { app });
  inBasket(app, 6);
  expect(screen.queryByText('Больше нет')).not.toBeInTheDocument();
  inBasket(app, 7);
  expect(screen.getByText('Больше нет')).toBeVisible();
});

test('the keyboard focus stays where the button was', async () => {
  const app = createTestApp();
  app.command(addToBasket, async ({ quantity }) => {
    inBasket(app, quantity);
    return { quantity };
  });
  renderWithApp(<CartControl {...product} />, { app });
  button().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Увеличить количество' })).toHaveFocus());
});

test('PRD-45 a product in the basket can be removed when it is out of stock', () => {
  const app = createTestApp();
  renderWithApp(<CartControl {...product} available={0} />, { app });
  expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
  inBasket(app, 1);
  expect(screen.getByRole('button', { name: 'Уменьшить количество' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Увеличить количество' })).toBeDisabled();
});
