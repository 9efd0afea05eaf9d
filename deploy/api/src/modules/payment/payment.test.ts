import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { message, order, payment } from '../../db/schema';
import { runQueue } from '../../jobs/run-queue';
import { act, cards, PAY, paymentsIn } from '../../testing/payments';
import { useShop } from '../../testing/use-shop';
import { applyEvent } from '../order/status/apply-event';
import { paymentChecks } from './poll-payments';

const MINUTE = 60_000;
const silent = pino({ level: 'silent' });

let session: string;
const shop = useShop({ payments: true });
const payments = paymentsIn(shop);
beforeEach(async () => {
  session = await shop.visit();
});

const attempts = (id: number) => shop.db.select().from(payment).where(eq(payment.orderId, id)).orderBy(payment.attempt);
const statuses = async (id: number) => (await attempts(id)).map(({ status }) => status);
const orderRow = async (id: number) => (await shop.db.select().from(order).where(eq(order.id, id)))[0];
const state = async (id: number) => (await shop.ask(`/sale/order/get_state/${id}/`, { session })).value;
const round = () => runQueue(paymentChecks, shop.work, silent);

/** Waits until callbacks have been processed. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const untilPaid = (id: number) => until(async () => (await orderRow(id))?.isPaid === true);

test('API-97 ORD-02 ORD-69 an order is paid by card: the bank’s page, back to the shop, the call-back', async () => {
  const id = await payments.order(session);
  expect(await state(id)).toMatchObject({ PAYED: 'N', PAYMENT: { STATUS: 'unpaid', CAN_PAY: 'Y' } });
  const open = await payments.pay(id, session);
  expect(open).toMatchObject({ ORDER_ID: id, PRICE: 100, STATUS: 'waiting', TYPE: 'card', QR: null });
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'waiting' } });
  const back = await act(open.LINK, { number: cards.pays });
  expect(back.headers.get('location')).toBe(`http://shop.localhost/sberbank/success-payment/?ORDER_ID=${id}`);
  await untilPaid(id);
  expect(await state(id)).toMatchObject({ STATUS_ID: 'P', PAYED: 'Y', PAYMENT: { STATUS: 'paid', CAN_PAY: 'N' } });
  expect(await payments.pay(id, session)).toMatchObject({ STATUS: 'paid', LINK: null });
});

test('API-97 ORD-68 the fast payment system: a QR code, waiting, paid', async () => {
  const id = await payments.order(session, PAY.sbp);
  const open = await payments.pay(id, session);
  expect(open).toMatchObject({ TYPE: 'sbp', STATUS: 'waiting', QR: { PATH: expect.stringMatching(/^M\d/) } });
  expect((await act(open.LINK, { does: 'wait' })).headers.get('location')).toContain(
    '/sbp-payment-process/success-payment/',
  );
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'waiting' } });
  await untilPaid(id);
  expect(await statuses(id)).toEqual(['paid']);
});

test('API-97 a repeated request returns the open attempt, for the requested storefront', async () => {
  const id = await payments.order(session);
  const first = await payments.pay(id, session);
  expect(await payments.pay(id, session)).toEqual(first);
  expect(await statuses(id)).toEqual(['open']);
});

test('API-97 an order that cannot be paid here is refused with a message', async () => {
  const onReceipt = await payments.order(session, PAY.onReceipt);
  expect(await shop.ask(`/sale/order/pay/${onReceipt}/`, { session })).toMatchObject({
    status: 409,
    failure: { message: 'Этот заказ оплачивается при получении' },
  });
  expect(await state(onReceipt)).toMatchObject({ PAYMENT: null });
  const cancelled = await payments.order(session);
  await shop.db.transaction((tx) => applyEvent(tx, cancelled, 'cancel', shop.work));
  expect(await shop.ask(`/sale/order/pay/${cancelled}/`, { session })).toMatchObject({ status: 409 });
});

test('API-97 only the owner of an order can pay it; for others it does not exist', async () => {
  const id = await payments.order(session);
  const other = await shop.customer('boris');
  const foreign = await other.ask(`/sale/order/pay/${id}/`);
  const none = await other.ask('/sale/order/pay/1/');
  expect([foreign.status, foreign.failure]).toEqual([none.status, none.failure]);
  expect(foreign).toMatchObject({ status: 404, failure: { message: 'Заказ не найден' } });
  expect(await shop.ask(`/sale/order/pay/${id}/`)).toMatchObject({ status: 401 });
  expect(await shop.ask('/sale/order/pay/x/', { session })).toMatchObject({ status: 400 });
  expect(await statuses(id)).toEqual([]);
});

test('API-98 a refused card can be tried again, and the second attempt pays', async () => {
  const id = await payments.order(session);
  await act((await payments.pay(id, session)).LINK, { number: cards.refused });
  await until(async () => (await statuses(id))[0] === 'refused');
  expect(await state(id)).toMatchObject({
    PAYED: 'N',
    PAYMENT: { STATUS: 'refused', CAN_PAY: 'Y', MESSAGE: expect.stringContaining('Банк отказал') },
  });
  const { LINK } = await payments.pay(id, session);
  await act(LINK, { number: cards.secure, code: '1234' });
  await untilPaid(id);
  expect(await statuses(id)).toEqual(['refused', 'paid']);
});

test.each(['late', 'twice', 'disordered'])('a callback that comes %s pays once', async (callBack) => {
  const id = await payments.order(session);
  await act((await payments.pay(id, session)).LINK, { number: cards.pays, callBack });
  await untilPaid(id);
  expect(await statuses(id)).toEqual(['paid']);
});

test.each([PAY.card, PAY.sbp])(
  'a callback that never comes is not needed: the shop requests the status (pay system %s)',
  async (paySystem) => {
    const id = await payments.order(session, paySystem);
    await act((await payments.pay(id, session)).LINK, { number: cards.pays, does: 'pay', callBack: 'never' });
    await round();
    expect(await statuses(id)).toEqual(['open']);
    shop.clock.pass(MINUTE);
    await round();
    expect(await statuses(id)).toEqual(['paid']);
    expect(await orderRow(id)).toMatchObject({ isPaid: true, statusId: 'P' });
  },
);

test.each([PAY.card, PAY.sbp])('a forged callback changes nothing (pay system %s)', async (paySystem) => {
  const id = await payments.order(session, paySystem);
  await act((await payments.pay(id, session)).LINK, { number: cards.pays, does: 'pay', callBack: 'forged' });
  const [open] = await attempts(id);
  const query = new URLSearchParams({ mdOrder: open?.externalId ?? '', status: '1', checksum: 'AB12' });
  for (const path of ['sberbank/', `sberbank/?${query}`, 'raiffeisen/']) {
    const body = {
      qrId: open?.externalId,
      amount: 100,
      sbpMerchantId: '',
      order: '',
      paymentStatus: 'SUCCESS',
      transactionDate: '',
    };
    expect(await shop.ask(`/payment/callback/${path}`, { body })).toMatchObject({ status: 403 });
  }
  expect(await shop.ask('/payment/callback/nobody/')).toMatchObject({ status: 404 });
  expect(await statuses(id)).toEqual(['open']);
});

test('a payment that is not made in time expires, and can be tried again', async () => {
  const id = await payments.order(session);
  await payments.pay(id, session);
  shop.clock.pass(25 * MINUTE);
  await round();
  expect(await statuses(id)).toEqual(['expired']);
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'expired', CAN_PAY: 'Y' } });
  const again = await payments.pay(id, session);
  expect(again.STATUS).toBe('waiting');
  // The bank's clock has not moved, so the first page still accepts money. That is fine as long as it is charged once.
  expect(await statuses(id)).toEqual(['expired', 'open']);
});

test('money for a cancelled order is refunded automatically', async () => {
  const id = await payments.order(session);
  const { LINK } = await payments.pay(id, session);
  await shop.db.transaction((tx) => applyEvent(tx, id, 'cancel', shop.work));
  await act(LINK, { number: cards.pays });
  await until(async () => (await statuses(id))[0] === 'returned');
  expect(await orderRow(id)).toMatchObject({ isPaid: false, statusId: 'CL' });
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'returned', CAN_PAY: 'N' } });
  // The customer gets a message about it, although the order never counted as paid.
  const isOwn = and(eq(message.subjectId, id), eq(message.event, 'refund'));
  expect(await shop.db.$count(message, isOwn)).toBe(1);
});

test.each([PAY.card, PAY.sbp])('a paid order that is cancelled is refunded (pay system %s)', async (paySystem) => {
  const id = await payments.order(session, paySystem);
  await act((await payments.pay(id, session)).LINK, { number: cards.pays, does: 'pay' });
  await untilPaid(id);
  await shop.db.transaction((tx) => applyEvent(tx, id, 'cancel', shop.work));
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'returning' } });
  await round();
  // Raiffeisenbank first accepts refunds, and reports later that they are done.
  shop.clock.pass(11 * MINUTE);
  await round();
  expect(await statuses(id)).toEqual(['returned']);
  expect(await orderRow(id)).toMatchObject({ isPaid: false });
});

test('of two payments for one order the second is refunded', async () => {
  const id = await payments.order(session);
  const first = await payments.pay(id, session);
  shop.clock.pass(25 * MINUTE);
  await round();
  const second = await payments.pay(id, session);
  await act(first.LINK, { number: cards.pays });
  await untilPaid(id);
  await act(second.LINK, { number: cards.pays });
  await until(async () => (await statuses(id))[1] === 'returned');
  expect(await statuses(id)).toEqual(['paid', 'returned']);
  expect(await orderRow(id)).toMatchObject({ isPaid: true, statusId: 'P' });
});

test('a wrong amount pays nothing and is logged for a person', async () => {
  const id = await payments.order(session);
  const { LINK } = await payments.pay(id, session);
  await shop.db.update(payment).set({ amount: 99_999 }).where(eq(payment.orderId, id));
  const error = jest.fn();
  await act(LINK, { number: cards.pays, callBack: 'never' });
  shop.clock.pass(MINUTE);
  await runQueue(paymentChecks, shop.work, { info: () => {}, warn: () => {}, error });
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ asked: 99_999, came: 10_000 }), expect.any(String));
  expect(await orderRow(id)).toMatchObject({ isPaid: false, statusId: 'N' });
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'checking', CAN_PAY: 'N' } });
  expect(await shop.ask(`/sale/order/pay/${id}/`, { session })).toMatchObject({ status: 409 });
});

test('50 concurrent requests open one attempt', async () => {
  const id = await payments.order(session);
  const answers = await Promise.all(Array.from({ length: 50 }, () => payments.pay(id, session)));
  expect(new Set(answers.map(({ LINK }) => LINK)).size).toBe(1);
  expect(await statuses(id)).toEqual(['open']);
});

test('50 concurrent callbacks and checks pay once and refund nothing', async () => {
  const id = await payments.order(session);
  await act((await payments.pay(id, session)).LINK, { number: cards.pays, callBack: 'twice' });
  shop.clock.pass(MINUTE);
  await Promise.all(Array.from({ length: 20 }, round));
  await untilPaid(id);
  expect(await statuses(id)).toEqual(['paid']);
});
