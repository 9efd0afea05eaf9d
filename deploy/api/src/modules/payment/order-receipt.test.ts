import { addToBasket, applyPromocode } from '@zapovednik/api/checkout/calls/basket';
import { orderState, savedOrder } from '@zapovednik/api/checkout/wire/order';
import * as z from 'zod/mini';
import { PAY, paymentsIn } from '../../testing/payments';
import { useShop } from '../../testing/use-shop';

const shop = useShop({ payments: true });
const payments = paymentsIn(shop);

test('ORD-72 the receipt of an order by courier: the price of each product after bonuses and a promotion code, and the delivery', async () => {
  const anna = await shop.customer('anna@example.ru');
  await anna.api(addToBasket, { id: 1, qty: 2 });
  await anna.api(applyPromocode, { promocode: 'ЛЕТО' });
  const form = {
    serviceType: 'courier',
    paymentId: PAY.card,
    profile: { street: 'ул. Мира', house: '3', floor: '2', elevator: 'N' },
    liftToTheFloor: 'Y',
    bonusOut: 100,
  };
  const refreshed = z.object({ order: orderState }).parse((await anna.ask('/sale/order/refresh/', form)).value);
  const day = refreshed.order.DELIVERY.find(({ CHECKED }) => CHECKED === 'Y')?.DATES[0];
  const body = {
    ...form,
    deliveryDate: day?.DATE,
    deliveryInterval: day?.INTERVALS[0],
    user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
  };
  const { order: made } = savedOrder.parse((await anna.ask('/sale/order/save/', body)).value);
  const { LINK, PRICE } = await payments.pay(made?.ID ?? 0, anna.session());
  expect(PRICE).toBe(1870);
  const page = await (await fetch(LINK ?? '')).text();
  expect(page).toMatch(/Корм для собак «Лес» с лососем, 1 кг — 2 × 760,00\s₽/);
  expect(page).toMatch(/Доставка — 1 × 150,00\s₽.*Подъём на этаж — 1 × 200,00\s₽/);
});
