import { paymentData } from '@zapovednik/api/checkout/wire/payment';
import { type OrderStatus, orderStatus } from '@zapovednik/api/checkout/wire/placed-order';
import { eq } from 'drizzle-orm';
import * as tables from '../../db/schema';
import { order } from '../../db/schema';
import { act, cards, PAY, paymentsIn } from '../../testing/payments';
import { LINK_KEY } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';
import { orderToken } from '../order-access/order-link';
import { applyEvent } from './status/apply-event';

const DAY = 24 * 3_600_000;

let session: string;
const shop = useShop({ payments: true });
const payments = paymentsIn(shop);
beforeEach(async () => {
  session = await shop.visit();
});

const linkOf = (id: number) => `/sale/order/link/${orderToken(id, LINK_KEY)}`;
const byLink = async (id: number): Promise<OrderStatus> => orderStatus.parse((await shop.ask(`${linkOf(id)}/`)).value);
const own = async (id: number): Promise<OrderStatus> =>
  orderStatus.parse((await shop.ask(`/sale/order/get_state/${id}/`, { session })).value);

async function untilPaid(id: number): Promise<void> {
  for (let asked = 0; asked < 500; asked += 1) {
    const [row] = await shop.db.select().from(order).where(eq(order.id, id));
    if (row?.isPaid) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It was not paid');
}

test('API-98 the owner sees goods, totals, place and the contact of a guest', async () => {
  const id = await payments.order(session);
  expect(await own(id)).toMatchObject({
    ID: id,
    IS_PICKUP: 'Y',
    ITEMS: [{ PRODUCT_ID: 3, NAME: 'Паштет «Поле» с уткой', QUANTITY: 1, SUM: 100 }],
    TOTAL: { BASKET: 100, DISCOUNT: 0, DELIVERY: 0 },
    POINT: { NAME: expect.any(String), SCHEDULE: expect.any(String) },
    GUEST: { NAME: 'Иван Лесов', PHONE: '79220000002' },
    EMAIL: '',
    TOKEN: orderToken(id, LINK_KEY),
    CANCELLED_BY: 'link',
  });
});

test('everyone with the link sees the order, without a session: no name, no phone, no flat', async () => {
  const id = await payments.order(session);
  const address = {
    street: 'ул. Мира',
    house: '3',
    porch: '1',
    floor: '2',
    apartment: '17',
    coords: '',
    elevator: 'N',
  } as const;
  await shop.db
    .update(order)
    .set({ address, deliveryAddress: 'Екатеринбург, ул. Мира, д. 3, подъезд 1, этаж 2, кв. 17' })
    .where(eq(order.id, id));
  const seen = await byLink(id);
  expect(seen).toMatchObject({ ID: id, PRICE: 100, DELIVERY_ADDRESS: 'ул. Мира, д. 3', GUEST: null });
  expect(seen).not.toHaveProperty('TOKEN');
  expect(JSON.stringify(seen)).not.toMatch(/Лесов|79220000002|кв\. 17/);
  expect((await own(id)).DELIVERY_ADDRESS).toContain('кв. 17');
});

test('API-97 the order is paid by its link on another device, and the bank leads back to the link', async () => {
  const id = await payments.order(session);
  const paying = paymentData.parse((await shop.ask(`${linkOf(id)}/pay/`, { body: {} })).value);
  expect(paying).toMatchObject({ ORDER_ID: id, TYPE: 'card', STATUS: 'waiting' });
  const back = await act(paying.LINK, { number: cards.pays });
  expect(back.headers.get('location')).toBe(`http://shop.localhost/order/${orderToken(id, LINK_KEY)}/`);
  await untilPaid(id);
  expect(await byLink(id)).toMatchObject({ PAYED: 'Y', STATUS_ID: 'P', PAYMENT: { STATUS: 'paid' } });
});

test('owner and link get the same open attempt', async () => {
  const id = await payments.order(session);
  const answers = await Promise.all([
    payments.pay(id, session),
    ...Array.from({ length: 5 }, async () =>
      paymentData.parse((await shop.ask(`${linkOf(id)}/pay/`, { body: {} })).value),
    ),
  ]);
  expect(new Set(answers.map(({ LINK }) => LINK)).size).toBe(1);
});

test('a forged, foreign or cut token is a 404 for every call, and says no more than for an order that does not exist', async () => {
  const id = await payments.order(session);
  const token = orderToken(id, LINK_KEY);
  const wrong = [
    orderToken(id, 'another key of the tests'),
    `${(id + 1).toString(36)}${token.slice(token.indexOf('-'))}`,
    token.slice(0, -1),
    'x',
    '%E2%98%83',
    orderToken(9_999_999, LINK_KEY),
  ];
  for (const one of wrong) {
    const path = `/sale/order/link/${one}`;
    const answers = [
      await shop.ask(`${path}/`),
      await shop.ask(`${path}/pay/`, { body: {} }),
      await shop.ask(`${path}/pay_system/`, { body: { paySystemId: PAY.sbp } }),
      await shop.ask(`${path}/cancel/`, { body: {} }),
    ];
    for (const { status, failure } of answers) {
      expect([one, status, failure?.message]).toEqual([one, 404, 'Заказ не найден']);
    }
  }
  expect(await shop.ask(`/sale/order/link/${'a'.repeat(101)}/`)).toMatchObject({ status: 400 });
});

test('ORD-52 by a link nobody cancels a customer’s order, nor one that the shop has begun to assemble', async () => {
  const late = await payments.order(session, PAY.onReceipt);
  await shop.db.transaction((tx) => applyEvent(tx, late, 'assemble', shop.work));
  const customers = await payments.order(session, PAY.onReceipt);
  await shop.db.update(order).set({ customerId: 1 }).where(eq(order.id, customers));
  expect(await byLink(customers)).toMatchObject({ CANCELLED_BY: 'customer' });
  for (const id of [late, customers]) {
    const before = await byLink(id);
    expect(await shop.ask(`${linkOf(id)}/cancel/`, { body: {} })).toMatchObject({
      status: 409,
      failure: { code: 'not_cancelable' },
    });
    expect(await byLink(id)).toEqual(before);
  }
});

test('ORD-52 a guest cancels by the link: fifty presses at once are one cancellation, with one letter and one SMS', async () => {
  const id = await payments.order(session, PAY.onReceipt);
  await shop.db.update(order).set({ email: 'guest@example.ru' }).where(eq(order.id, id));
  expect(await byLink(id)).toMatchObject({ CANCELLED_BY: 'link' });
  expect(await byLink(id)).not.toHaveProperty('EMAIL');
  const stock = () => shop.db.select().from(tables.stock).where(eq(tables.stock.productId, 3));
  const [before] = await stock();
  const presses = await Promise.all(Array.from({ length: 50 }, () => shop.ask(`${linkOf(id)}/cancel/`, { body: {} })));
  expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const [after] = await stock();
  expect((after?.quantity ?? 0) - (before?.quantity ?? 0)).toBe(1);
  const history = await shop.db.select().from(tables.orderHistory).where(eq(tables.orderHistory.orderId, id));
  expect(history.map(({ event }) => event)).toEqual(['cancel']);
  const messages = await shop.db.select().from(tables.message).where(eq(tables.message.subjectId, id));
  expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  expect(await byLink(id)).toMatchObject({ STATUS_ID: 'CL', CANCELLED_BY: 'nobody' });
});

test('the link of an order that ended works for 30 days more', async () => {
  const id = await payments.order(session);
  await shop.db.transaction((tx) => applyEvent(tx, id, 'cancel', shop.work));
  expect(await byLink(id)).toMatchObject({ STATUS_ID: 'CL', PAY_SYSTEMS: [] });
  const [row] = await shop.db.select().from(order).where(eq(order.id, id));
  const endedAt = row?.endedAt?.getTime() ?? 0;
  const endBefore = (days: number) =>
    shop.db
      .update(order)
      .set({ endedAt: new Date(endedAt - days * DAY) })
      .where(eq(order.id, id));
  await endBefore(29);
  expect(await shop.ask(`${linkOf(id)}/`)).toMatchObject({ status: 200 });
  await endBefore(30);
  expect(await shop.ask(`${linkOf(id)}/`)).toMatchObject({ status: 404 });
  expect(await shop.ask(`${linkOf(id)}/pay/`, { body: {} })).toMatchObject({ status: 404 });
  // The owner still sees it.
  expect(await own(id)).toMatchObject({ STATUS_ID: 'CL' });
});

test('tokens cannot be tried quickly, whoever asks', async () => {
  const tries = await Promise.all(Array.from({ length: 150 }, (_, at) => shop.ask(`/sale/order/link/255t-${at}/`)));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404, 429]));
  const pays = await Promise.all(
    Array.from({ length: 50 }, (_, at) => shop.ask(`/sale/order/link/255t-${at}/pay/`, { body: {} })),
  );
  expect(pays.at(-1)?.status).toBe(429);
});
