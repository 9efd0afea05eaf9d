import { and, eq, isNotNull } from 'drizzle-orm';
import { autoOrder, customer, message, order } from '../../../db/schema';
import { pastOrder } from '../../../testing/past-order';
import { sendMessages } from '../../../testing/send-messages';
import { useShop } from '../../../testing/use-shop';
import { queueMessages } from '../../messages/api';

const MINUTE = 60_000;
const PROBLEM = 'Заказ не создан. Товаров из заказа сейчас нет в наличии. Следующий — 12 декабря';
const shop = useShop({ sandboxes: true });
afterEach(() => shop.db.delete(autoOrder));

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
let clock = new Date('2026-12-01T06:00:00Z');
const look = () => sendMessages({ ...shop.work, now: () => clock }, log);
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};

/** A customer's auto-order that has just failed. */
async function failed(customerId: number, orderEmail = ''): Promise<number> {
  const orderId = await pastOrder(shop.db, { customerId, productIds: [3] });
  await shop.db.update(order).set({ email: orderEmail }).where(eq(order.id, orderId));
  await shop.db.insert(autoOrder).values({
    ...{ orderId, customerId, variant: 'week', interval: 1, unit: 'week', nextDate: '2026-12-12' },
    ...{ problem: PROBLEM, origin: 'http://perm.shop.localhost:3000' },
  });
  await queueMessages(shop.db, { kind: 'auto_order', id: orderId, event: 'problem', channels: ['email'] }, clock);
  return orderId;
}
const isTold = async (id: number) =>
  (await shop.db.$count(message, and(eq(message.subjectId, id), isNotNull(message.sentAt)))) === 1;

test('ORD-59 a problem of an auto-order is sent by email once, even with several processes', async () => {
  const id = await failed(1);
  await Promise.all([look(), look(), look()]);
  later(60 * MINUTE);
  await look();
  const letters = await shop.outside.texts('anna@example.ru');
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(PROBLEM);
  expect(letters[0]).toContain(`http://perm.shop.localhost:3000/cabinet/auto-orders/${id}/`);
  expect(await isTold(id)).toBe(true);
});

test('ORD-59 an email that could not be sent is sent later, and does not delay the others', async () => {
  const unreachable = await failed(2, 'boris@unreachable.example');
  const other = await failed(2, 'boris@example.ru');
  await look();
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ subject: `auto_order ${unreachable}, problem` }),
    expect.any(String),
  );
  expect(await isTold(other)).toBe(true);
  await shop.db.update(order).set({ email: 'boris@home.example' }).where(eq(order.id, unreachable));
  await look();
  expect(await shop.outside.texts('boris@home.example')).toEqual([]);
  later(16 * MINUTE);
  await look();
  expect(await shop.outside.texts('boris@home.example')).toHaveLength(1);
});

test('an unconfirmed address gets no email; without an address only the cabinet shows the problem', async () => {
  await shop.db.update(customer).set({ email: 'typed@example.ru' }).where(eq(customer.id, 2));
  const id = await failed(2);
  await look();
  expect(await shop.outside.texts('typed@example.ru')).toEqual([]);
  expect(await isTold(id)).toBe(true);
});
