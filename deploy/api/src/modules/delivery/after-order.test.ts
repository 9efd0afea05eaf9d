import { deliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import type { Address } from '@zapovednik/api/checkout/wire/address';
import { userDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deliveryOffer, paySystem, deliveryProfile as profileTable, shopStock, stock } from '../../db/schema';
import { fillFastDelivery, INSIDE } from '../../testing/fast-delivery';
import { EKATERINBURG } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { MOST_PROFILES } from './profiles/change-profiles';

const shop = useShop();
beforeAll(async () => {
  await fillFastDelivery(shop.db);
  await shop.db.update(deliveryOffer).set({ daysToChoose: 0 });
  await shop.db
    .update(paySystem)
    .set({ deliveryTypes: ['courier', 'pickup', 'fast_pickup', 'fast_delivery'] })
    .where(eq(paySystem.id, 1));
});
afterEach(() => shop.db.delete(profileTable));

const home: Address = {
  street: 'улица Ленина',
  house: '5',
  coords: INSIDE,
  porch: '',
  floor: '3',
  apartment: '14',
  elevator: 'Y',
};
const user = { fullName: 'Анна Лесная', phone: '89220000001', email: '' };

/** Orders one piece of product 1. */
async function order(session: string, choice: object) {
  await shop.ask('/sale/basket/add/1/1/', { session });
  const body = { user, acceptPersonData: 'Y', paymentId: 1, ...choice };
  const saved = savedOrder.parse((await shop.ask('/sale/order/save/', { session, body })).value);
  expect(saved).toMatchObject({ ERROR: null, CALCULATE_ERROR: null });
}
const update = async (session: string) =>
  userDelivery.parse((await shop.ask('/sale/delivery/updateUserDeliveryAfterOrderSave/', { session })).value);
const addresses = async (session: string) =>
  z.array(deliveryProfile).parse((await shop.ask('/sale/delivery/profile/get/', { session })).value);

test('API-52 ORD-39 the address of the order is stored for the next one, and saved for the customer once', async () => {
  const session = await shop.signIn('anna@example.ru');
  await order(session, { serviceId: 1, profile: home });
  const [first, again] = [await update(session), await update(session)];
  const saved = await addresses(session);
  expect(saved).toMatchObject([{ ...home, locationId: EKATERINBURG }]);
  expect(first).toMatchObject({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { ...home, id: saved[0]?.id } });
  expect(again).toEqual(first);
});

test('API-52 the address of an anonymous visitor is stored for the session; another visitor does not see it', async () => {
  const session = await shop.visit();
  await order(session, { serviceId: 1, profile: home });
  expect(await update(session)).toMatchObject({ USER_PROFILE_DATA: home });
  const other = await shop.visit();
  expect(await update(other)).toMatchObject({ DELIVERY_ID: null, USER_PROFILE_DATA: null });
  expect(await shop.ask('/sale/delivery/updateUserDeliveryAfterOrderSave/')).toMatchObject({ status: 401 });
});

test('API-52 the point of the order is stored for the next one', async () => {
  const session = await shop.visit();
  await order(session, { serviceId: 2, pickupPointId: 2 });
  expect(await update(session)).toMatchObject({
    DELIVERY_TYPE: 'pickup',
    PICKUP_POINT_DATA: { ID: 2 },
    HEADER_DELIVERY_MESSAGE: 'Самовывоз',
  });
});

test('API-52 a customer with the maximum of saved addresses uses the address without saving it', async () => {
  const session = await shop.signIn('anna@example.ru');
  await shop.db.insert(profileTable).values(
    Array.from({ length: MOST_PROFILES }, (_, at) => ({
      customerId: 1,
      locationId: EKATERINBURG,
      address: { ...home, house: `${at + 100}` },
    })),
  );
  await order(session, { serviceId: 1, profile: home });
  const { USER_PROFILE_DATA } = await update(session);
  expect(USER_PROFILE_DATA).toEqual(home);
  expect(await addresses(session)).toHaveLength(MOST_PROFILES);
});

test("API-48 API-52 an order by fast delivery reserves the shop's goods, and the next one uses the courier again", async () => {
  const session = await shop.visit();
  const pieces = async () => {
    const inShop = and(eq(shopStock.pointId, 1), eq(shopStock.productId, 1));
    const inCity = and(eq(stock.locationId, EKATERINBURG), eq(stock.productId, 1));
    const [there] = await shop.db.select().from(shopStock).where(inShop);
    const [city] = await shop.db.select().from(stock).where(inCity);
    return [there?.quantity ?? 0, city?.quantity ?? 0] as const;
  };
  const [shopBefore, cityBefore] = await pieces();
  await order(session, { serviceId: 4, profile: home });
  expect(await pieces()).toEqual([shopBefore - 1, cityBefore]);
  expect(await update(session)).toMatchObject({ DELIVERY_TYPE: 'courier', FAST_DELIVERY_PRICE: null });
});
