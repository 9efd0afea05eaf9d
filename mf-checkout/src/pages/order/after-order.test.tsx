import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { updateUserDeliveryAfterOrderSave } from '@zapovednik/api/checkout/calls/delivery-price';
import { refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import { fixtures } from '@zapovednik/testing';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  openOrder,
  savedOrder,
  sent,
  submit,
  totals,
} from '../../testing/order';

afterEach(() => sessionStorage.clear());

/** A promise that the test resolves. */
function pending() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const thanks = () => screen.findByRole('heading', { name: 'Заказ № 100001 оформлен' });

test('ORD-38 ORD-39 TRK-03 after the order its delivery is stored for the next one, and the purchase is told once', async () => {
  const app = appWithOrderCalculation(completedOrder());
  const told = jest.fn();
  app.bus.on(orderSaved, told);
  // From now on, the basket is empty.
  app.backEnd.answer(saveOrder, () => {
    app.backEnd.answer(refreshOrder, { order: null });
    return savedOrder();
  });
  const kept = fixtures.userDelivery({
    DELIVERY_ID: 2,
    DELIVERY_TYPE: 'pickup',
    PICKUP_POINT_DATA: fixtures.pickupPoint(),
    HEADER_DELIVERY_MESSAGE: 'Самовывоз',
  });
  app.backEnd.answer(updateUserDeliveryAfterOrderSave, kept);
  app.backEnd.answer(getBasket, fixtures.basket([]));
  const { notifications } = await openOrder(app);
  await acceptConsent();
  await submit();
  await thanks();
  expect(notifications).toEqual([]);
  expect(app.backEnd.asked.filter(({ id }) => id === updateUserDeliveryAfterOrderSave.id)).toHaveLength(1);
  expect(app.atom(deliveryAtom).get()).toMatchObject({ message: 'Самовывоз' });
  expect(told.mock.calls).toEqual([[{ orderId: 100_001, sum: 2400 }]]);
});

test('ORD-39 ORD-41 an order is made although its delivery could not be stored; that is only logged', async () => {
  const report = jest.fn();
  const app = { ...appWithOrderCalculation(completedOrder()), report };
  app.backEnd.answer(saveOrder, savedOrder());
  app.backEnd.fail(updateUserDeliveryAfterOrderSave);
  const { notifications } = await openOrder(app);
  await acceptConsent();
  await submit();
  await thanks();
  expect(notifications).toEqual([]);
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'delivery/after-order' }));
});

test('ORD-41 an order that failed is logged, and can be sent again', async () => {
  const report = jest.fn();
  const app = { ...appWithOrderCalculation(completedOrder()), report };
  app.backEnd.fail(saveOrder);
  const { notifications } = await openOrder(app);
  await acceptConsent();
  await submit();
  await waitFor(() => expect(notifications).toEqual(['Ошибка сохранения заказа']));
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'order/save' }));
  app.backEnd.answer(saveOrder, savedOrder());
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  await thanks();
  expect(sent(app)).toHaveLength(2);
});

test('ORD-29 while the order is calculated and saved, that shows', async () => {
  const app = appWithOrderCalculation(completedOrder());
  const calculated = pending();
  app.backEnd.answer(refreshOrder, () => calculated.promise.then(() => ({ order: completedOrder() })));
  await openOrder(app);
  const price = () =>
    totals()
      .getByText(/^Итого/)
      .closest('p');
  await waitFor(() => expect(price()).toHaveAttribute('aria-busy', 'true'));
  const saving = pending();
  app.backEnd.answer(saveOrder, () => saving.promise.then(() => savedOrder()));
  await acceptConsent();
  await submit();
  const place = screen.getByRole('button', { name: /^Оформить заказ/ });
  await waitFor(() => expect(place).toHaveAttribute('aria-busy', 'true'));
  calculated.resolve();
  await waitFor(() => expect(price()).toHaveAttribute('aria-busy', 'false'));
  saving.resolve();
  await thanks();
});
