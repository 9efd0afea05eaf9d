import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeQuantity, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getDeliveryServices, getUserDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { getOrderPage, refreshOrder } from '@zapovednik/api/checkout/calls/order';
import { getOrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import { nothingChosen } from '@zapovednik/api/checkout/models/delivery';
import { toOrder } from '@zapovednik/api/checkout/models/order';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { storeDraft } from '@zapovednik/platform/draft';
import { toFlag } from '@zapovednik/rules/format';
import { fixtures } from '@zapovednik/testing';
import { orderDraft } from '../../../order/values/draft';
import { initialValues } from '../../../order/values/order-values';
import { appWithBasket, courierService, litter, openCart } from '../../../testing/cart';

const { basket, basketLine } = fixtures;
const pickup = { ...courierService, ID: 2, TYPE: 'pickup' as const, NAME: 'Самовывоз', PRICE: 0, FREE_FROM: null };
const charity = { ...pickup, ID: 3, TYPE: 'charity' as const, NAME: 'Передать приюту' };
const delivery = () => within(screen.getByRole('region', { name: 'Доставка' }));

test('PRD-04 without a choice the cart shows every way to receive it, and what is missing for free delivery', async () => {
  const app = appWithBasket([basketLine()]);
  app.backEnd.answer(getDeliveryServices, [courierService, pickup, charity]);
  await openCart(app);
  expect(await delivery().findByText(/^Курьер: завтра, 150\s₽$/)).toBeVisible();
  expect(delivery().getByText('Самовывоз: завтра')).toBeVisible();
  expect(delivery().queryByText(/приюту/)).not.toBeInTheDocument();
  expect(delivery().getByRole('progressbar', { name: /^До бесплатной доставки осталось 600\s₽$/ })).toHaveValue(2400);
  expect(delivery().getByRole('button', { name: 'Выбрать способ доставки' })).toBeVisible();
});

test('PRD-04 a cart in which everything is sold out promises no delivery', async () => {
  const soldOut = basketLine({ AVAILABLE_QUANTITY: 0, SHORTAGE: 'Нет в наличии', SUM: 0 });
  const app = appWithBasket([soldOut]);
  app.backEnd.answer(getDeliveryServices, [{ ...courierService, PERIOD: 'сегодня' }]);
  await openCart(app);
  expect(screen.getByText(/Нет в наличии/)).toBeVisible();
  expect(screen.queryByText(/сегодня/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Доставка' })).not.toBeInTheDocument();
});

test('the progress follows the quantity at once, the price of delivery once the server has it', async () => {
  const app = appWithBasket([basketLine()]);
  await openCart(app);
  await delivery().findByText(/150\s₽/);
  const three = basketLine({ QUANTITY: 3, SUM: 3600 });
  app.backEnd.answer(changeQuantity, basket([three]));
  app.backEnd.answer(getDeliveryServices, [{ ...courierService, PRICE: 0 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(delivery().getByRole('progressbar', { name: 'Доставка бесплатно' })).toBeVisible();
  expect(await delivery().findByText('Курьер: завтра, бесплатно')).toBeVisible();
});

test('the cart shows the chosen way only', async () => {
  const app = appWithBasket([basketLine()]);
  app.backEnd.answer(getDeliveryServices, [courierService, pickup]);
  await openCart(app);
  act(() => void app.query.setQueryData(deliveryQuery(app).queryKey, { ...nothingChosen, type: 'pickup' }));
  expect(await delivery().findByText('Самовывоз: завтра')).toBeVisible();
  expect(delivery().queryByText(/Курьер/)).not.toBeInTheDocument();
  expect(delivery().queryByRole('progressbar')).not.toBeInTheDocument();
  expect(delivery().getByRole('button', { name: 'Изменить способ доставки' })).toBeVisible();
});

test('PRD-04 a chosen house gets both the courier and the fast one, as on the pages of products', async () => {
  const app = appWithBasket([basketLine()]);
  const fast = { ...courierService, ID: 4, TYPE: 'fast_delivery' as const, NAME: 'Быстрая доставка', PRICE: 299 };
  app.backEnd.answer(getDeliveryServices, [courierService, { ...fast, PERIOD: 'за 2 часа', FREE_FROM: null }, pickup]);
  await openCart(app);
  const rooms = { porch: '', floor: '', apartment: '', elevator: '' as const };
  const address = { street: 'улица Ленина', house: '5', ...rooms, coords: '56.84,60.61' };
  act(() => void app.query.setQueryData(deliveryQuery(app).queryKey, { ...nothingChosen, type: 'courier', address }));
  expect(await delivery().findByText('улица Ленина, 5')).toBeVisible();
  expect(delivery().getByText(/^Курьер: завтра, 150\s₽$/)).toBeVisible();
  expect(delivery().getByText(/^Быстрая доставка: за 2 часа, 299\s₽$/)).toBeVisible();
  expect(delivery().queryByText(/Самовывоз/)).not.toBeInTheDocument();
});

test('prices of delivery that cannot be read leave the cart as it is', async () => {
  const app = appWithBasket([basketLine()]);
  app.backEnd.fail(getDeliveryServices);
  await openCart(app);
  expect(await delivery().findByRole('button', { name: 'Выбрать способ доставки' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
});

const sums = () => within(screen.getByRole('complementary', { name: 'Итог' }));
const row = (title: string) => sums().getByText(title).closest('div');
const toPay = () =>
  sums()
    .getByText(/^Итого/)
    .closest('p');
const byCourier = { DELIVERY_NAME: 'Курьером', DELIVERY: 150, LIFT: 200, PRICE: 2750 };

test('ORD-18 ORD-31 the total of the cart is that of the order: with delivery, and the lift with its price', async () => {
  const app = appWithBasket([basketLine()]);
  app.backEnd.answer(getOrderSums, { order: byCourier });
  await openCart(app);
  expect(await sums().findByText('Доставка: курьером')).toBeVisible();
  expect(row('Доставка: курьером')).toHaveTextContent(/150\s₽/);
  expect(row('Подъём на этаж, по желанию')).toHaveTextContent(/200\s₽/);
  expect(toPay()).toHaveTextContent(/2\s750\s₽/);
});

test('ORD-18 while the quantity changes, the total follows at once with the last known delivery', async () => {
  const app = appWithBasket([basketLine()]);
  app.backEnd.answer(getOrderSums, { order: byCourier });
  await openCart(app);
  await sums().findByText('Доставка: курьером');
  app.backEnd.answer(changeQuantity, basket([basketLine({ QUANTITY: 3, SUM: 3600 })]));
  app.backEnd.answer(getOrderSums, { order: { ...byCourier, DELIVERY: 0, LIFT: 0, PRICE: 3600 } });
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(toPay()).toHaveTextContent(/3\s950\s₽/);
  await waitFor(() => expect(toPay()).toHaveTextContent(/3\s600\s₽/), { timeout: 3000 });
  expect(row('Доставка: курьером')).toHaveTextContent('Бесплатно');
});

test('DEL-39 ORD-18 in fast pickup the totals count what the shop has, also before the server has answered', async () => {
  const food = basketLine({ AVAILABLE_QUANTITY: 1, SHORTAGE: 'В наличии только 1 шт' });
  const app = appWithBasket([food, litter()]);
  // The server counts one of the two pieces of food.
  const answer = (other: ReturnType<typeof litter>) => ({
    ...basket([{ ...food, QUANTITY: 1, SUM: 1200 }, other]),
    basket: [food, other],
  });
  app.backEnd.answer(getBasket, answer(litter()));
  app.backEnd.answer(changeQuantity, answer(litter({ QUANTITY: 2, SUM: 1000 })));
  app.backEnd.answer(getUserDelivery, fixtures.userDelivery({ DELIVERY_TYPE: 'pickup', FAST_MODE: 'Y' }));
  app.write(deliveryAtom, { ...app.atom(deliveryAtom).get(), state: 'pickup', pointId: 301, fastPickup: true });
  await openCart(app);
  expect(toPay()).toHaveTextContent(/1\s700\s₽/);
  const [, more] = screen.getAllByRole('button', { name: 'Увеличить количество' });
  if (more) await userEvent.click(more);
  expect(toPay()).toHaveTextContent(/2\s200\s₽/);
});

test('ORD-18 a form of the order that is begun counts in the cart: the same choices give the same total', async () => {
  const app = appWithBasket([basketLine()]);
  const order = fixtures.orderState({ DELIVERY: [fixtures.orderPickup({ CHECKED: 'N' }), fixtures.orderCourier()] });
  const pickup = order.DELIVERY[0];
  storeDraft(orderDraft(app.city.locationId), null, { ...initialValues(toOrder(order), null), serviceId: pickup?.ID });
  app.backEnd.answer(getOrderPage, { order });
  app.backEnd.answer(refreshOrder, ({ serviceId }) => ({
    order: {
      ...order,
      DELIVERY: order.DELIVERY.map((way) => ({ ...way, CHECKED: toFlag(way.ID === serviceId) })),
      TOTAL: { BASKET: 2400, DELIVERY: 50, LIFT: 0, BONUS_OUT: 0, PRICE: 2450 },
    },
  }));
  await openCart(app);
  expect(await sums().findByText('Доставка: самовывоз')).toBeVisible();
  expect(toPay()).toHaveTextContent(/2\s450\s₽/);
  sessionStorage.clear();
});
