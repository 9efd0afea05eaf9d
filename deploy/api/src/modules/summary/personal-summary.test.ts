import { personalSummary } from '@zapovednik/api/cabinet/wire/summary';
import { eq, inArray } from 'drizzle-orm';
import { autoOrder, customer, deliveryProfile, favourite, order, subscription } from '../../db/schema';
import { pastOrder } from '../../testing/past-order';
import { EKATERINBURG } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const now = new Date('2026-11-21T06:00:00Z');
const path = '/personal/summary/get/';
let anna: string;
let boris: string;
const shop = useShop({ at: now });
beforeAll(async () => {
  [anna, boris] = [await shop.signIn('anna@example.ru'), await shop.signIn('boris')];
});

const summary = async (session = anna) => personalSummary.parse((await shop.ask(path, { session })).value);

test('CAB-13 a new customer has nothing, and only the customer is told', async () => {
  expect(await summary(boris)).toEqual({
    ORDERS: [],
    ORDERS_IN_WORK: 0,
    HAS_PURCHASES: 'N',
    AUTO_ORDERS: 0,
    NEXT_AUTO_ORDER: null,
    BONUSES: { BALANCE: 0, CARD: '', EXPECTED: 0 },
    PETS: [],
    SUBSCRIPTIONS: 0,
    FAVOURITES: 0,
    ADDRESSES: 0,
    EMAIL: '',
    EMAIL_CONFIRMED: 'N',
  });
  expect(await shop.ask(path)).toMatchObject({ status: 401 });
  expect(await shop.ask(path, { session: await shop.visit() })).toMatchObject({ status: 401 });
});

test('CAB-13 three orders in work are shown, the one that waits for its payment first; all are counted', async () => {
  const made: number[] = [];
  for (const statusId of ['N', 'A', 'D', 'R', 'F', 'CL']) {
    made.push(await pastOrder(shop.db, { customerId: 1, productIds: [1, 3], statusId }));
  }
  const [unpaid = 0, assembled, onItsWay = 0, ready = 0] = made;
  const payBy = new Date(now.getTime() + 60_000);
  await shop.db.update(order).set({ payBy, bonusIn: 40 }).where(eq(order.id, unpaid));
  await pastOrder(shop.db, { customerId: 2, productIds: [4], statusId: 'N' });
  const { ORDERS, ORDERS_IN_WORK, HAS_PURCHASES, BONUSES } = await summary();
  expect(ORDERS.map(({ id }) => id)).toEqual([unpaid, ready, onItsWay]);
  expect(ORDERS.map(({ can_pay, is_prepaid }) => `${can_pay}${is_prepaid}`)).toEqual(['YY', 'NN', 'NN']);
  expect(ORDERS[0]?.basket.map(({ product_id }) => product_id)).toEqual([1, 3]);
  expect({ ORDERS_IN_WORK, HAS_PURCHASES, BONUSES }).toEqual({
    ORDERS_IN_WORK: 4,
    HAS_PURCHASES: 'Y',
    BONUSES: { BALANCE: 500, CARD: '', EXPECTED: 40 },
  });
  await shop.db
    .update(order)
    .set({ statusId: 'F' })
    .where(inArray(order.id, [unpaid, assembled ?? 0]));
  expect(await summary()).toMatchObject({ ORDERS_IN_WORK: 2, ORDERS: [{ id: ready }, { id: onItsWay }] });
});

test('CAB-13 an order whose time to pay has passed does not wait for a payment', async () => {
  const late = await pastOrder(shop.db, { customerId: 1, productIds: [1], statusId: 'N' });
  await shop.db.update(order).set({ payBy: now }).where(eq(order.id, late));
  const newest = await pastOrder(shop.db, { customerId: 1, productIds: [1], statusId: 'N' });
  const { ORDERS } = await summary();
  expect(ORDERS.slice(0, 2).map(({ id, can_pay }) => [id, can_pay])).toEqual([
    [newest, 'N'],
    [late, 'N'],
  ]);
});

test('CAB-13 counts are the customer’s own; the next auto-order is the earliest that is active', async () => {
  const [first, second, ended] = [
    await pastOrder(shop.db, { customerId: 1, productIds: [1] }),
    await pastOrder(shop.db, { customerId: 1, productIds: [1] }),
    await pastOrder(shop.db, { customerId: 1, productIds: [1] }),
  ];
  const repeats = { customerId: 1, variant: 'week', interval: 1, unit: 'week' } as const;
  await shop.db.insert(autoOrder).values([
    { ...repeats, orderId: first, nextDate: '2026-12-20' },
    { ...repeats, orderId: second, nextDate: '2026-12-05', problem: 'Товара нет в наличии' },
    { ...repeats, orderId: ended, nextDate: '2026-11-22', cancelledAt: now },
  ]);
  const waits = { locationId: EKATERINBURG, email: 'anna@example.ru' };
  await shop.db.insert(subscription).values([
    { ...waits, productId: 5, customerId: 1 },
    { ...waits, productId: 4, customerId: 2 },
  ]);
  await shop.db.insert(favourite).values([
    { customerId: 1, productId: 1 },
    { customerId: 1, productId: 2 },
    { customerId: 2, productId: 3 },
  ]);
  const address = {
    street: 'ул. Мира',
    house: '3',
    coords: '',
    porch: '',
    floor: '',
    apartment: '',
    elevator: '' as const,
  };
  await shop.db.insert(deliveryProfile).values({ customerId: 1, locationId: EKATERINBURG, address });
  await shop.db.update(customer).set({ bonusCard: '000000000001', emailConfirmedAt: null }).where(eq(customer.id, 1));
  expect(await summary()).toMatchObject({
    AUTO_ORDERS: 2,
    NEXT_AUTO_ORDER: { ORDER_ID: second, DATE: '05.12.2026', PROBLEM: 'Товара нет в наличии' },
    SUBSCRIPTIONS: 1,
    FAVOURITES: 2,
    ADDRESSES: 1,
    BONUSES: { CARD: '000000000001' },
    EMAIL: 'anna@example.ru',
    EMAIL_CONFIRMED: 'N',
  });
  expect(await summary(boris)).toMatchObject({ AUTO_ORDERS: 0, SUBSCRIPTIONS: 1, FAVOURITES: 1, ADDRESSES: 0 });
});
