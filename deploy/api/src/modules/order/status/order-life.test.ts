import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { saveOrder } from '@zapovednik/api/checkout/calls/order';
import { eq, sum } from 'drizzle-orm';
import { bonusMovement, customer, order, paySystem, stock } from '../../../db/schema';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop, useVisitor } from '../../../testing/use-shop';
import { applyEvent, markPaid, markRefunded } from './apply-event';
import { expireOrders } from './expire-orders';

const HOUR = 3_600_000;
const shop = useShop();
beforeAll(async () => {
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.productId, 3));
  await shop.db.insert(bonusMovement).values({ customerId: 1, kind: 'gift', amount: 500 });
});
const staff = useVisitor(shop, { login: 'sklad' });
const anna = useVisitor(shop, { login: 'anna@example.ru' });

const buy = async (changes = {}) => {
  await anna.api(addToBasket, { id: 3, qty: 6 });
  const { made } = await anna.api(saveOrder, {
    user: { fullName: 'Анна', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
    ...changes,
  });
  return made?.id ?? 0;
};
const tell = (id: number, event: string, session = staff.session()) =>
  shop.ask(`/admin/sale/order/${id}/${event}/`, { session, body: {} });
const bonuses = () => anna.api(getBonuses, {});
const pieces = async () => (await shop.db.select().from(stock).where(eq(stock.productId, 3)))[0]?.quantity;
/** The balance must equal the sum of the movements. */
const ledger = async () => {
  const [row] = await shop.db
    .select({ total: sum(bonusMovement.amount).mapWith(Number) })
    .from(bonusMovement)
    .where(eq(bonusMovement.customerId, 1));
  return row?.total;
};

test('ORD-57 ORD-72 from the stock to the customer: bonuses are added at the end, once', async () => {
  const before = await bonuses();
  const id = await buy();
  expect(await bonuses()).toMatchObject({ balance: before.balance, expected: before.expected + 30 });
  for (const [event, STATUS_ID] of [
    ['assemble', 'A'],
    ['arrive', 'R'],
    ['complete', 'F'],
    ['complete', 'F'],
  ] as const) {
    expect(await tell(id, event)).toMatchObject({ value: { ID: id, STATUS_ID } });
  }
  const after = await bonuses();
  expect(after).toMatchObject({ balance: before.balance + 30, expected: before.expected });
  expect(after.movements[0]).toMatchObject({ amount: 30, name: `Начислено за заказ № ${id}` });
  expect(after.card).toBe('000000000001');
  await tell(id, 'bring_back');
  expect((await bonuses()).balance).toBe(before.balance);
  expect(await ledger()).toBe(before.balance);
});

test('ORD-10 ORD-72 bonuses that are spent earn no bonuses, and are returned when the order is not collected', async () => {
  const before = await bonuses();
  const held = await pieces();
  const id = await buy({ bonusOut: 300 });
  expect((await bonuses()).balance).toBe(before.balance - 300);
  const [row] = await shop.db.select().from(order).where(eq(order.id, id));
  expect(row).toMatchObject({ bonusOut: 300, bonusIn: 15, price: 30_000 });
  await tell(id, 'assemble');
  await tell(id, 'arrive');
  expect(await pieces()).toBe((held ?? 0) - 6);
  expect(await tell(id, 'not_collected')).toMatchObject({ value: { STATUS_ID: 'NZ', STATUS_NAME: 'Не забран' } });
  expect((await bonuses()).balance).toBe(before.balance);
  expect(await pieces()).toBe(held);
  expect(await ledger()).toBe(before.balance);
});

test('ORD-57 invalid events are refused, and only certain staff may send events', async () => {
  const id = await buy();
  expect(await tell(id, 'complete')).toMatchObject({ status: 409, failure: { code: 'wrong_status' } });
  expect(await tell(id, 'ship')).toMatchObject({ status: 409 });
  expect(await tell(999_999, 'assemble')).toMatchObject({ status: 404 });
  expect(await tell(id, 'pay')).toMatchObject({ status: 400 });
  expect(await tell(id, 'assemble', anna.session())).toMatchObject({
    status: 403,
    failure: { message: 'Недостаточно прав' },
  });
  expect(await tell(id, 'assemble', await shop.visit())).toMatchObject({ status: 401 });
});

async function unpaid(): Promise<number> {
  const id = await buy();
  await shop.db
    .update(order)
    .set({ payBy: new Date(Date.now() + HOUR) })
    .where(eq(order.id, id));
  return id;
}
const rowOf = async (id: number) => (await shop.db.select().from(order).where(eq(order.id, id)))[0];
const expire = (at: number) =>
  expireOrders({ ...shop.work, now: () => new Date(Date.now() + at) }, { error: jest.fn() });

test('ORD-57 an order that is not paid within an hour ends and frees its goods; one on receipt stays', async () => {
  const held = (await pieces()) ?? 0;
  const [id, onReceipt] = [await unpaid(), await buy()];
  expect(await expire(HOUR / 2)).toBe(0);
  const ended = await Promise.all([expire(2 * HOUR), expire(2 * HOUR)]);
  expect(ended.reduce((total, one) => total + one, 0)).toBe(1);
  expect(await rowOf(id)).toMatchObject({ statusId: 'CL' });
  expect(await rowOf(onReceipt)).toMatchObject({ statusId: 'N', payBy: null });
  expect(await pieces()).toBe(held - 6);
});

test('ORD-56 money in time keeps the order; late money is refused and refunded', async () => {
  const [paid, late] = [await unpaid(), await unpaid()];
  const pay = (id: number) => shop.db.transaction((tx) => markPaid(tx, id, shop.work));
  expect(await pay(paid)).toMatchObject({ changed: true, order: { statusId: 'P', isPaid: true } });
  expect(await pay(paid)).toMatchObject({ changed: false, refused: null });
  await expire(2 * HOUR);
  expect(await rowOf(paid)).toMatchObject({ statusId: 'P' });
  expect(await pay(late)).toMatchObject({ changed: false, refused: 'over' });
  await shop.db.transaction((tx) => applyEvent(tx, paid, 'cancel', shop.work));
  expect(await rowOf(paid)).toMatchObject({ statusId: 'CL', isPaid: true });
  expect(await shop.db.transaction((tx) => markRefunded(tx, paid, shop.work))).toMatchObject({ changed: true });
  expect(await rowOf(paid)).toMatchObject({ isPaid: false });
});

test('ORD-51 only an order that is paid on the site waits for its money', async () => {
  const [system] = await shop.db.select().from(paySystem).where(eq(paySystem.id, 1));
  expect(system?.isCash).toBe(true);
  expect((await rowOf(await buy()))?.payBy).toBeNull();
});
