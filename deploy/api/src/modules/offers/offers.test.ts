import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { eq } from 'drizzle-orm';
import { city, deliveryOffer } from '../../db/schema';
import { EKATERINBURG } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { deliveryPrice, offersIn, periodOf } from './offers';

const shop = useShop();
beforeAll(async () => {
  await shop.db.update(deliveryOffer).set({ cutOff: '18:00' }).where(eq(deliveryOffer.serviceId, 1));
});

const period = async (at: string) => {
  const [courier] = await offersIn(shop.db, EKATERINBURG, new Date(at));
  return courier && [courier.today, periodOf(courier)];
};

test('ORD-07 an order after the cut-off of its city is delivered a day later', async () => {
  expect(await period('2026-11-21T17:59:00+05:00')).toEqual(['2026-11-21', 'завтра']);
  expect(await period('2026-11-21T18:00:00+05:00')).toEqual(['2026-11-21', 'послезавтра']);
  expect(await period('2026-11-22T00:10:00+05:00')).toEqual(['2026-11-22', 'завтра']);
});

test("ORD-07 the cut-off is in the city's time, whatever the server's time zone", async () => {
  await shop.db.update(city).set({ timeZone: 'Asia/Novosibirsk' }).where(eq(city.locationId, EKATERINBURG));
  expect(await period('2026-11-21T23:30:00+05:00')).toEqual(['2026-11-22', 'завтра']);
  await shop.db.update(city).set({ timeZone: 'Asia/Yekaterinburg' }).where(eq(city.locationId, EKATERINBURG));
});

test('API-41 the delivery price depends on amount and weight', () => {
  const tariff = { price: 15_000, freeFrom: 300_000, includedWeight: 20_000, pricePerKilogram: 700 };
  expect(deliveryPrice(tariff, 100_000, 20_000)).toBe(15_000);
  expect(deliveryPrice(tariff, 100_000, 20_001)).toBe(15_700);
  expect(deliveryPrice(tariff, 300_000, 25_000)).toBe(3500);
  expect(deliveryPrice({ price: 15_000, freeFrom: null }, 10_000_000, 90_000)).toBe(15_000);
});

test('API-41 the weight of the basket is used', async () => {
  await shop.db
    .update(deliveryOffer)
    .set({ includedWeight: 2000, pricePerKilogram: 1000 })
    .where(eq(deliveryOffer.serviceId, 1));
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 1, qty: 3 });
  expect(await visitor.ask('/sale/delivery/get/delivery/')).toMatchObject({
    value: [{ PRICE: 160 }, {}, {}],
  });
});
