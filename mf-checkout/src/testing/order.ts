import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPickupPoints, getUserDelivery, setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { updateUserDeliveryAfterOrderSave } from '@zapovednik/api/checkout/calls/delivery-price';
import { getOrderPage, refreshOrder } from '@zapovednik/api/checkout/calls/order';
import { getOrderState } from '@zapovednik/api/checkout/calls/placed-order';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { answeredProfile } from '@zapovednik/api/checkout/wire/delivery';
import type { OrderState } from '@zapovednik/api/checkout/wire/order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { toFlag } from '@zapovednik/rules/format';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';

const { orderCourier: courier, orderPickup: pickup, orderState } = fixtures;

/** An order with all steps completed: a signed-in customer with a point. */
export const completedOrder = (changes: Partial<OrderState> = {}): OrderState =>
  orderState({
    DELIVERY: [pickup({ CHECKED: 'Y' }), courier({ CHECKED: 'N' })],
    PICKUP_POINT: fixtures.pickupPoint(),
    USER: { fullName: 'Анна Иванова', phone: '79121234567', email: 'anna@example.ru', code: '000000000007' },
    TOTAL: { BASKET: 2400, DELIVERY: 0, LIFT: 0, BONUS_OUT: 0, PRICE: 2400 },
    ...changes,
  });

/** A test app whose server calculates with the chosen options, like the real server. */
export function appWithOrderCalculation(state: OrderState) {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(getOrderPage, { order: state });
  app.backEnd.answer(refreshOrder, ({ serviceId, pickupPointId, profile }) => ({
    order: {
      ...state,
      DELIVERY: state.DELIVERY.map((one) => ({
        ...one,
        CHECKED: serviceId === undefined ? one.CHECKED : toFlag(one.ID === serviceId),
      })),
      PICKUP_POINT: pickupPointId === 301 ? fixtures.pickupPoint() : state.PICKUP_POINT,
      PROFILE: profile ?? state.PROFILE,
    },
  }));
  app.backEnd.answer(getPickupPoints, [
    fixtures.pickupPoint(),
    fixtures.pickupPoint({ ID: 302, NAME: 'Пункт «Рядом»' }),
  ]);
  app.backEnd.answer(getUserDelivery, fixtures.userDelivery());
  app.backEnd.answer(updateUserDeliveryAfterOrderSave, fixtures.userDelivery());
  app.backEnd.answer(getOrderState, fixtures.orderStatus());
  app.backEnd.answer(suggestAddress, { suggestions: [] });
  app.backEnd.answer(setUserProfileData, (address) =>
    fixtures.userDelivery({
      DELIVERY_TYPE: 'courier',
      USER_PROFILE_DATA: { ...answeredProfile.parse(address), coords: '56.8389,60.6057' },
    }),
  );
  return app;
}

/** Opens the order page of that app, and collects its notifications. */
export async function openOrder(app: TestApp) {
  const notifications: (string | undefined)[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text);
    return {};
  });
  const rendered = await renderArea(area, '/personal/order/', { app });
  await screen.findByRole('heading', { name: 'Оформление заказа' });
  return { ...rendered, notifications };
}

/** One step, by its title. */
export const step = (name: string) => within(screen.getByRole('region', { name }));
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }));
export const acceptConsent = () => userEvent.click(screen.getByRole('checkbox', { name: /Согласен на/ }));
/** The answer of a saved order. */
export const savedOrder = (changes: { REDIRECT_URL?: string } = {}) => ({
  order: { ID: 100_001, REDIRECT_URL: '/personal/success/?ORDER_ID=100001', PRICE: 2400, ...changes },
  ERROR: null,
  CALCULATE_ERROR: null,
});
/** The order totals. */
export const totals = () => within(screen.getByRole('complementary', { name: 'Итог' }));
/** The orders that were sent. */
export const sent = (app: TestApp) =>
  app.backEnd.asked.filter(({ id }) => id === 'sale.order.save').map(({ input }) => input);

export async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function fillContact() {
  await write(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Иванова');
  await write(screen.getByRole('textbox', { name: 'Телефон' }), '9121234567');
  await userEvent.click(step('Получатель').getByRole('button', { name: 'Продолжить' }));
}
