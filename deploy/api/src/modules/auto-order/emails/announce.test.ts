import { and, desc, eq } from 'drizzle-orm';
import { autoOrder, order, orderLine, product, stock } from '../../../db/schema';
import { makeNextOrders } from '../../../testing/make-next-orders';
import { pastOrder } from '../../../testing/past-order';
import { sendMessages } from '../../../testing/send-messages';
import { EKATERINBURG } from '../../../testing/small-shop';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { autoOrderLinkUrl } from '../link/auto-order-link';
import { announceAt } from '../times/when';
import { queueAnnouncements } from './announce';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const shop = useShop({ sandboxes: true });
beforeAll(async () => {
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
});
afterEach(() => shop.db.delete(autoOrder));

/** Five days before the delivery, at ten o'clock, when an email about it is due. */
let clock = announceAt('2026-12-12');
beforeEach(() => {
  clock = announceAt('2026-12-12');
});
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const jobs = () => ({ ...shop.work, partners: shop.outside.partners, now: () => clock });
const look = async () => {
  await queueAnnouncements(jobs());
  await sendMessages(jobs(), log);
};
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};

/** A weekly auto-order of products 1 and 3, one piece of each, with its next delivery on 12 December. */
async function coming(email: string, changes: Partial<typeof autoOrder.$inferInsert> = {}): Promise<number> {
  const orderId = await pastOrder(shop.db, { customerId: 2, productIds: [1, 3] });
  await shop.db.update(order).set({ email, pickupPointId: 1 }).where(eq(order.id, orderId));
  await shop.db.insert(autoOrder).values({
    ...{ orderId, customerId: 2, variant: 'week', interval: 1, unit: 'week', nextDate: '2026-12-12' },
    ...{ announceAt: announceAt('2026-12-12'), origin: 'http://perm.shop.localhost:3000' },
    ...changes,
  });
  return orderId;
}
const row = async (id: number) => (await shop.db.select().from(autoOrder).where(eq(autoOrder.orderId, id)))[0];

test('CAB-23 before an order is made the customer gets one email with goods, sum and links, even with several processes', async () => {
  const to = 'weekly@example.ru';
  const id = await coming(to);
  clock = new Date(clock.getTime() - MINUTE);
  await look();
  expect(await shop.outside.texts(to)).toEqual([]);
  later(MINUTE);
  await Promise.all([look(), look(), look()]);
  later(DAY);
  await look();
  const [letter, ...others] = await shop.outside.texts(to);
  expect(others).toEqual([]);
  expect(letter).toContain('10\u00a0декабря мы создадим заказ, доставка — 12\u00a0декабря');
  expect(letter).toMatch(/Паштет «Поле» с уткой — 1\sшт × 100\s₽/);
  expect(letter).toContain('Цены товаров из этого письма мы сохраним за заказом');
  for (const what of ['skip', 'date']) {
    expect(letter).toContain(`${autoOrderLinkUrl('http://perm.shop.localhost:3000', id, LINK_KEY)}?change=${what}`);
  }
  expect(letter).toContain(`http://perm.shop.localhost:3000/cabinet/auto-orders/${id}/?change=goods`);
  expect(await row(id)).toMatchObject({ announceAt: null });
});

test("CAB-23 an order is not more expensive than its email said; after it the next email tells today's prices", async () => {
  const to = 'kept@example.ru';
  const id = await coming(to);
  await look();
  const setPrice = (price: number) =>
    shop.db.update(product).set({ discountPrice: price, basePrice: price }).where(eq(product.id, 3));
  const lastPrice = async () => {
    const [line] = await shop.db
      .select({ price: orderLine.price })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .where(and(eq(order.parentOrderId, id), eq(orderLine.productId, 3)))
      .orderBy(desc(order.id));
    return line?.price;
  };
  await setPrice(12_000);
  later(3 * DAY);
  await makeNextOrders(jobs());
  expect(await lastPrice()).toBe(10_000);
  later(4 * DAY);
  await look();
  expect((await shop.outside.texts(to)).join()).toMatch(/Подорожало: Паштет «Поле» с уткой — 120\s₽ вместо 100\s₽\./);
  await setPrice(9_000);
  later(3 * DAY);
  await makeNextOrders(jobs());
  expect(await lastPrice()).toBe(9_000);
  await setPrice(10_000);
});

test('CAB-23 the email says what is dearer and what is sold out', async () => {
  const to = 'dearer@example.ru';
  await coming(to);
  const isHere = and(eq(stock.productId, 1), eq(stock.locationId, EKATERINBURG));
  await shop.db.update(stock).set({ quantity: 0 }).where(isHere);
  await shop.db.update(product).set({ discountPrice: 12_000, basePrice: 12_000 }).where(eq(product.id, 3));
  await look();
  const [letter] = await shop.outside.texts(to);
  expect(letter).toMatch(/Подорожало: Паштет «Поле» с уткой — 120\s₽ вместо 100\s₽\./);
  expect(letter).toMatch(/Сейчас нет в наличии: .+\./);
  expect(letter).not.toContain('Осталось меньше');
  await shop.db.update(stock).set({ quantity: 1000 }).where(isHere);
  await shop.db.update(product).set({ discountPrice: 10_000, basePrice: 10_000 }).where(eq(product.id, 3));
});

test('CAB-23 an order that cannot be made now is announced with the reason', async () => {
  const to = 'closed@example.ru';
  const id = await coming(to);
  await shop.db.update(order).set({ pickupPointId: null }).where(eq(order.id, id));
  await look();
  const [letter] = await shop.outside.texts(to);
  expect(letter).toContain('10\u00a0декабря — день следующего заказа, но сейчас создать его нельзя. Пункт самовывоза');
});

test('CAB-23 each order is announced: after one is made the next email becomes due', async () => {
  const id = await coming('each@example.ru');
  await look();
  later(3 * DAY);
  expect(await makeNextOrders(jobs())).toBe(1);
  expect(await row(id)).toMatchObject({ nextDate: '2026-12-19', announceAt: announceAt('2026-12-19') });
  later(4 * DAY);
  await look();
  expect(await shop.outside.texts('each@example.ru')).toHaveLength(2);
});

test.each([
  ['paused', { pausedAt: new Date('2026-12-01') }],
  ['ended', { cancelledAt: new Date('2026-12-01') }],
  ['already made', { nextDate: '2026-12-09' }],
])('CAB-23 no email about an auto-order that is %s', async (_, changes) => {
  await coming('silent@example.ru', changes);
  await look();
  expect(await shop.outside.texts('silent@example.ru')).toEqual([]);
});

test('CAB-23 an email that was not sent is sent later, and a date that was moved meanwhile has its own', async () => {
  const id = await coming('boris@unreachable.example');
  const other = await coming('fine@example.ru');
  await look();
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ subject: `auto_order ${id}, next_order` }),
    expect.any(String),
  );
  expect(await shop.outside.texts('fine@example.ru')).toHaveLength(1);
  expect(await row(other)).toMatchObject({ announceAt: null });
  await shop.db.update(order).set({ email: 'late@example.ru' }).where(eq(order.id, id));
  later(16 * MINUTE);
  await look();
  expect(await shop.outside.texts('late@example.ru')).toHaveLength(1);
});

test('CAB-23 the same day announced fifty times is one email', async () => {
  const id = await coming('often@example.ru');
  for (let times = 0; times < 50; times += 1) {
    await shop.db.update(autoOrder).set({ announceAt: clock }).where(eq(autoOrder.orderId, id));
    await look();
  }
  expect(await shop.outside.texts('often@example.ru')).toHaveLength(1);
});
