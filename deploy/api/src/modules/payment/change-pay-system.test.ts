import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { order, payment } from '../../db/schema';
import { runQueue } from '../../jobs/run-queue';
import { act, cards, PAY, paymentsIn } from '../../testing/payments';
import { LINK_KEY } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';
import { applyEvent } from '../order/status/apply-event';
import { orderToken } from '../order-access/order-link';
import { paymentChecks } from './poll-payments';

const MINUTE = 60_000;

let session: string;
const shop = useShop({ payments: true });
const payments = paymentsIn(shop);
beforeEach(async () => {
  session = await shop.visit();
});

/** An order that is cancelled if it is not paid within an hour. */
async function unpaidOrder(changes: Partial<typeof order.$inferInsert> = {}): Promise<number> {
  const id = await payments.order(session);
  const payBy = new Date(shop.clock.now().getTime() + 60 * MINUTE);
  await shop.db
    .update(order)
    .set({ payBy, ...changes })
    .where(eq(order.id, id));
  return id;
}

const change = (id: number, paySystemId: number, by: { session?: string } = { session }) =>
  shop.ask(`/sale/order/pay_system/${id}/`, { ...by, body: { paySystemId } });
const row = async (id: number) => (await shop.db.select().from(order).where(eq(order.id, id)))[0];
const statuses = async (id: number) =>
  (await shop.db.select().from(payment).where(eq(payment.orderId, id)).orderBy(payment.attempt)).map(
    ({ acquirer, status }) => `${acquirer} ${status}`,
  );

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const untilPaid = (id: number) => until(async () => (await row(id))?.isPaid === true);

test('ORD-70 after a refused card the order is paid by the fast payment system', async () => {
  const id = await unpaidOrder();
  await act((await payments.pay(id, session)).LINK, { number: cards.refused });
  await until(async () => (await statuses(id))[0] === 'sberbank refused');
  expect(await shop.ask(`/sale/order/get_state/${id}/`, { session })).toMatchObject({
    value: {
      PAYMENT: { STATUS: 'refused', REASON: 'Недостаточно средств на карте', CAN_PAY: 'Y' },
      PAY_SYSTEMS: expect.arrayContaining([expect.objectContaining({ ID: PAY.sbp, CHECKED: 'N' })]),
    },
  });
  expect(await change(id, PAY.sbp)).toMatchObject({
    value: { ID: id, PAYMENT: { CAN_PAY: 'Y' }, PAY_SYSTEMS: expect.any(Array) },
  });
  const { LINK, TYPE } = await payments.pay(id, session);
  expect(TYPE).toBe('sbp');
  await act(LINK, { does: 'pay' });
  await untilPaid(id);
  expect(await statuses(id)).toEqual(['sberbank refused', 'raiffeisen paid']);
});

test('on receipt the order has no hour to be paid in; a guest’s unconfirmed one is released later', async () => {
  const id = await unpaidOrder();
  await change(id, PAY.onReceipt);
  expect(await row(id)).toMatchObject({ payBy: null, releaseAt: null, paySystemId: PAY.onReceipt });
  expect(await change(id, PAY.card)).toMatchObject({ status: 409 });
  expect(await shop.ask(`/sale/order/pay/${id}/`, { session })).toMatchObject({ status: 409 });

  const guest = await unpaidOrder({ guestNetwork: 'network' });
  await change(guest, PAY.onReceipt);
  expect((await row(guest))?.releaseAt?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
});

test('a bank page that stays open after the change is still paid: the money counts, also without a call-back', async () => {
  const id = await unpaidOrder();
  const { LINK } = await payments.pay(id, session);
  await change(id, PAY.sbp);
  expect(await statuses(id)).toEqual(['sberbank expired']);
  await act(LINK, { number: cards.pays, callBack: 'never' });
  shop.clock.pass(25 * MINUTE);
  await runQueue(paymentChecks, shop.work, pino({ level: 'silent' }));
  expect(await statuses(id)).toEqual(['sberbank paid']);
  expect(await row(id)).toMatchObject({ isPaid: true, statusId: 'P' });
  expect(await change(id, PAY.onReceipt)).toMatchObject({ status: 409, failure: { message: 'Заказ уже оплачен' } });
});

test('a replaced attempt that nobody pays is checked once at its end, and no more', async () => {
  const id = await unpaidOrder();
  await payments.pay(id, session);
  await change(id, PAY.sbp);
  shop.clock.pass(25 * MINUTE);
  await runQueue(paymentChecks, shop.work, pino({ level: 'silent' }));
  const [replaced] = await shop.db.select().from(payment).where(eq(payment.orderId, id));
  expect(replaced).toMatchObject({ status: 'expired', checkAt: null });
});

test('money that came a moment before the change is noticed by it', async () => {
  const id = await unpaidOrder();
  await act((await payments.pay(id, session)).LINK, { number: cards.pays, callBack: 'never' });
  expect(await change(id, PAY.onReceipt)).toMatchObject({ status: 409, failure: { message: 'Заказ уже оплачен' } });
  expect(await statuses(id)).toEqual(['sberbank paid']);
});

test('an order of another visitor, one that ended, one in progress and one on receipt cannot change', async () => {
  const foreign = await unpaidOrder();
  expect(await change(foreign, PAY.sbp, { session: await shop.signIn('boris') })).toMatchObject({ status: 404 });
  expect(await change(foreign, PAY.sbp, {})).toMatchObject({ status: 401 });
  expect(await change(foreign, 999)).toMatchObject({ status: 409 });
  expect(await change(foreign, -1)).toMatchObject({ status: 400 });
  const cancelled = await unpaidOrder();
  await shop.db.transaction((tx) => applyEvent(tx, cancelled, 'cancel', shop.work));
  expect(await change(cancelled, PAY.sbp)).toMatchObject({ status: 409 });
  expect(await change(await unpaidOrder({ statusId: 'A' }), PAY.sbp)).toMatchObject({ status: 409 });
  expect(await change(await payments.order(session, PAY.onReceipt), PAY.card)).toMatchObject({ status: 409 });
  expect((await row(foreign))?.paySystemId).toBe(PAY.card);
});

test('50 changes back and forth, with payments between them, leave one open attempt', async () => {
  const id = await unpaidOrder();
  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 5 === 0 ? shop.ask(`/sale/order/pay/${id}/`, { session }) : change(id, at % 2 ? PAY.sbp : PAY.card),
    ),
  );
  const open = (await statuses(id)).filter((status) => status.endsWith('open'));
  expect(open.length).toBeLessThanOrEqual(1);
  const { LINK, TYPE } = await payments.pay(id, session);
  await act(LINK, { number: cards.pays, does: 'pay' });
  await untilPaid(id);
  expect(TYPE).toBe((await row(id))?.paySystemId === PAY.sbp ? 'sbp' : 'card');
}, 30_000);

test('the way to pay is changed by the signed link, too', async () => {
  const id = await unpaidOrder();
  const path = `/sale/order/link/${orderToken(id, LINK_KEY)}/pay_system/`;
  expect(await shop.ask(path, { body: { paySystemId: PAY.sbp } })).toMatchObject({
    status: 200,
    value: { GUEST: null },
  });
  expect(await row(id)).toMatchObject({ paySystemId: PAY.sbp });
});
