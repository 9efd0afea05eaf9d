import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeQuantity, clearBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getOrderPage } from '@zapovednik/api/checkout/calls/order';
import { deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { checkoutStarted } from '@zapovednik/areas/checkout/events';
import { fixtures } from '@zapovednik/testing';
import { appWithBasket, askedOfBasket, litter, openCart } from '../../testing/cart';

const { basket, basketLine } = fixtures;

const soldOut = litter({ AVAILABLE_QUANTITY: 0, SHORTAGE: 'Нет в наличии' });
const sum = () => within(screen.getByRole('complementary', { name: 'Итог' }));
const order = () => screen.getByRole('link', { name: 'Оформить заказ' });

test('CRT-12 TRK-13 a sold-out line does not count, keeps the order from being made, and goes with one press', async () => {
  const app = appWithBasket([basketLine(), soldOut]);
  const started = jest.fn();
  app.bus.on(checkoutStarted, started);
  const { router } = await openCart(app);
  expect(screen.getByText('Нет в наличии')).toBeVisible();
  expect(sum().getByText(/^2 товара/)).toBeVisible();
  expect(sum().getByText(/^2\s400\s₽$/)).toBeVisible();
  expect(screen.getAllByRole('group', { name: /^Количество/ })).toHaveLength(1);

  await userEvent.click(order());
  expect(router.state.location.pathname).toBe('/personal/cart/');
  expect(screen.getByRole('region', { name: 'Некоторых товаров нет' })).toHaveFocus();

  app.backEnd.answer(clearBasket, basket([basketLine()]));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать недоступные' }));
  expect(screen.queryByRole('region', { name: 'Некоторых товаров нет' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Вернуть: ${soldOut.NAME}` })).toBeVisible();
  await waitFor(() => expect(askedOfBasket(app)).toEqual([{ id: 'sale.basket.clear', input: { ids: [52] } }]));
  expect(order()).not.toHaveAttribute('aria-disabled');
  // Tracking services get only a click that opens the next page.
  expect(started).not.toHaveBeenCalled();
  app.backEnd.answer(getOrderPage, () => new Promise(() => {}));
  await userEvent.click(order());
  expect(started).toHaveBeenCalledTimes(1);
});

test('CRT-12 of a line with too little in stock one press keeps what there is, in whole packs', async () => {
  const short = basketLine({ STEP: 6, QUANTITY: 18, AVAILABLE_QUANTITY: 14, SHORTAGE: 'В наличии только 14 шт' });
  const app = appWithBasket([short]);
  app.backEnd.answer(changeQuantity, basket([{ ...short, QUANTITY: 12, SHORTAGE: null }]));
  await openCart(app);
  expect(screen.getByText('В наличии только 14 шт')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Некоторых товаров не хватает' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Оставить 12\sшт/ }));
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('12');
  expect(screen.queryByText('В наличии только 14 шт')).not.toBeInTheDocument();
  expect(order()).not.toHaveAttribute('aria-disabled');
});

test('PRD-61 merchandise in the cart of somebody who may not buy it says why', async () => {
  const reason = 'Мерч продаём только сотрудникам «Заповедника»';
  await openCart(appWithBasket([basketLine(), litter({ AVAILABLE_QUANTITY: 0, SHORTAGE: reason })]));
  expect(screen.getByText(reason)).toBeVisible();
  expect(order()).toHaveAttribute('aria-disabled', 'true');
});

test('CRT-29 CRT-26 a line that another tab has removed goes when it is changed, with one notification', async () => {
  const app = appWithBasket([basketLine(), litter()]);
  const { notifications } = await openCart(app);
  app.backEnd.fail(changeQuantity, { status: 404, message: 'Ошибка изменения кол-ва товаров. Товар не найден.' });
  app.backEnd.answer(getBasket, basket([basketLine()]));
  const line = screen.getByRole('group', { name: `Количество: ${litter().NAME}` });
  await userEvent.click(within(line).getByRole('button', { name: 'Увеличить количество' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: litter().NAME })).not.toBeInTheDocument());
  expect(notifications).toEqual(['Ошибка изменения кол-ва товаров. Товар не найден.']);
});

test('DEL-48 in fast pickup the order takes what the shop has; the rest does not keep it from being made', async () => {
  const app = appWithBasket([basketLine(), soldOut]);
  await openCart(app);
  act(() => app.write(deliveryAtom, { ...noDelivery, state: 'pickup', pointId: 301, fastPickup: true }));
  const notice = within(await screen.findByRole('region', { name: 'В магазине есть не всё' }));
  expect(notice.getByRole('button', { name: 'Другой способ' })).toBeVisible();
  expect(order()).not.toHaveAttribute('aria-disabled');
});
