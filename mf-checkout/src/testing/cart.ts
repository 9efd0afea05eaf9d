import { screen } from '@testing-library/react';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getDeliveryServices } from '@zapovednik/api/checkout/calls/delivery';
import { getOrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import type { BasketLine } from '@zapovednik/api/checkout/wire/basket';
import type { DeliveryServiceAnswer } from '@zapovednik/api/checkout/wire/delivery';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';

/** One piece of litter, the second line of a basket. */
export const litter = (changes: Partial<BasketLine> = {}): BasketLine =>
  fixtures.basketLine({
    ID: 52,
    PRODUCT_ID: 77,
    NAME: 'Наполнитель Лесная лужайка',
    QUANTITY: 1,
    SUM: 500,
    DISCOUNT_PRICE: 500,
    BASE_PRICE: 500,
    ...changes,
  });

/** A courier for 150 ₽, free from 3 000 ₽. */
export const courierService: DeliveryServiceAnswer = {
  ID: 1,
  TYPE: 'courier',
  NAME: 'Курьер',
  SORT: 100,
  PRICE: 150,
  FREE_FROM: 3000,
  PERIOD: 'завтра',
  DESCRIPTION: '',
};

/** A test app whose server has a basket of these lines. */
export function appWithBasket(lines: BasketLine[], app: TestApp = createTestApp()): TestApp {
  app.backEnd.answer(getBasket, fixtures.basket(lines));
  app.backEnd.answer(getDeliveryServices, [courierService]);
  app.backEnd.answer(getOrderSums, { order: null });
  return app;
}

/** Opens the cart, and collects the shown notifications and their second sentences. */
export async function openCart(app: TestApp = appWithBasket([fixtures.basketLine()])) {
  const notifications: (string | undefined)[] = [];
  const hints: (string | undefined)[] = [];
  app.command(showNotification, async ({ text, hint }) => {
    notifications.push(text);
    hints.push(hint);
    return {};
  });
  const rendered = await renderArea(area, '/personal/cart/', { app });
  await screen.findByRole('heading', { name: 'Корзина' });
  return { ...rendered, notifications, hints };
}

/** The requests of the app to the basket's calls. */
export const askedOfBasket = ({ backEnd }: TestApp) =>
  backEnd.asked.filter(({ id }) => id.startsWith('sale.basket.') && id !== getBasket.id);
