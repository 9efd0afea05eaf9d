import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkAutoOrderMode, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { addToBasket } from '@zapovednik/areas/checkout/commands';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { customerApp, repeatMode } from '../testing/auto-order';
import { RegularDialog } from './regular-dialog';

const goods = { productId: 1234, quantity: 2, name: 'Корм «Лесной пёс»', price: 1200 };
const monthly = repeatMode({ MODE: 'month', INTERVAL: { interval: 1, type: 'month', variant: 'month' } });
const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'В корзину и повторять' }));

test('CAB-22 API-102 «Покупать регулярно» puts the product into the basket, and the next order repeats', async () => {
  const app = customerApp();
  app.backEnd.answer(checkAutoOrderMode, repeatMode());
  app.backEnd.answer(setAutoOrderMode, monthly);
  const add = jest.fn(async () => ({ quantity: 2 }));
  app.command(addToBasket, add);
  renderWithApp(<RegularDialog goods={goods} />, { app });
  expect(await screen.findByText(/^2\sшт · 2\s400\s₽$/)).toBeVisible();
  await begin();
  expect(await screen.findByRole('dialog', { name: 'Товар в корзине' })).toBeVisible();
  expect(screen.getByText(/^Раз в месяц: весь заказ с этим товаром/)).toBeVisible();
  expect(add).toHaveBeenCalledWith({ productId: 1234, quantity: 2 });
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/personal/cart/');
});

test('CAB-22 without the mode nothing goes into the basket, and the dialog says why', async () => {
  const app = customerApp({ report: () => {} });
  app.backEnd.answer(checkAutoOrderMode, repeatMode());
  app.backEnd.fail(setAutoOrderMode);
  const add = jest.fn(async () => ({ quantity: 2 }));
  app.command(addToBasket, add);
  renderWithApp(<RegularDialog goods={goods} />, { app });
  await begin();
  expect(await screen.findByText(/^Нет связи с магазином/)).toBeVisible();
  expect(add).not.toHaveBeenCalled();
});

test('API-103 a guest signs in first, and then chooses the interval', async () => {
  const app = createTestApp({ city: fixtures.city({ IS_RC: 'Да' }) });
  app.write(sessionAtom, { ...unknownSession, status: 'anonymous' });
  app.backEnd.answer(checkAutoOrderMode, repeatMode());
  app.command(openSignIn, async () => {
    app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7 });
    return { authorized: true };
  });
  renderWithApp(<RegularDialog goods={goods} />, { app });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('radio', { name: 'Раз в месяц' })).toBeChecked();
});

test('API-103 where an order cannot repeat the dialog says why', async () => {
  const app = customerApp();
  app.backEnd.answer(checkAutoOrderMode, repeatMode({ AVAILABLE: 'N', REASON: 'В вашем городе автозаказа пока нет' }));
  renderWithApp(<RegularDialog goods={goods} />, { app });
  expect(await screen.findByText('В вашем городе автозаказа пока нет')).toBeVisible();
});
