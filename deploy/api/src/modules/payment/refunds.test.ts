import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { order, payment } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { runQueue } from '../../jobs/run-queue';
import type { PaymentState } from '../../partners/acquirers/protocol/acquirer';
import { act, cards, PAY, paymentsIn } from '../../testing/payments';
import { startShop, type TestShop } from '../../testing/start-shop';
import { applyEvent } from '../order/status/apply-event';
import { applyPaymentState } from './apply-payment-state';
import { paymentChecks } from './poll-payments';

const silent = pino({ level: 'silent' });
const MINUTE = 60_000;

let shop: TestShop;
let payments: ReturnType<typeof paymentsIn>;
let session: string;
const open = async (settings: Record<string, string> = {}) => {
  shop = await startShop({ payments: { settings } });
  payments = paymentsIn(shop);
  session = await shop.visit();
};
const close = () => shop.close();
jest.setTimeout(60_000);

const attempt = async (id: number) => {
  const [row] = await shop.db.select().from(payment).where(eq(payment.orderId, id));
  if (!row) throw new Error('There is no attempt');
  return row;
};
const orderRow = async (id: number) => (await shop.db.select().from(order).where(eq(order.id, id)))[0];
const state = async (id: number) => (await shop.ask(`/sale/order/get_state/${id}/`, { session })).value;
const round = () => runQueue(paymentChecks, shop.work, silent);
const cancel = (id: number) => inTransaction(shop.db, (tx) => applyEvent(tx, id, 'cancel', shop.work));

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** An order of 100 roubles that was paid by card. Returns its id and the root of the sandbox. */
async function paid(number = cards.pays) {
  const id = await payments.order(session);
  const { LINK } = await payments.pay(id, session);
  await act(LINK, { number });
  await until(async () => (await orderRow(id))?.isPaid === true);
  return { id, root: new URL('..', LINK ?? '').href };
}

/** Actions of the shop's staff in the bank's own web interface. */
const inCabinet = {
  sberbank: async (root: string, externalId: string, kopecks: number) =>
    fetch(`${root}payment/rest/refund.do`, {
      method: 'POST',
      body: new URLSearchParams({
        userName: 'sandbox-api',
        password: 'sandbox',
        orderId: externalId,
        amount: String(kopecks),
      }),
    }),
  yookassa: async (root: string, externalId: string, kopecks: number) =>
    fetch(`${root}v3/refunds`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotence-key': `cabinet-${kopecks}`,
        authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
      },
      body: JSON.stringify({ payment_id: externalId, amount: { value: (kopecks / 100).toFixed(2), currency: 'RUB' } }),
    }),
};
const onlyYookassa = {
  SBERBANK_URL: '',
  SBERBANK_USERNAME: '',
  SBERBANK_PASSWORD: '',
  SBERBANK_CALLBACK_KEY: '',
  SBERBANK_TAX_TYPE: '',
};

const addsUp = (name: 'sberbank' | 'yookassa') => async () => {
  const { id, root } = await paid();
  const { externalId } = await attempt(id);
  for (const [kopecks, sum] of [
    [3000, 3000],
    [2000, 5000],
  ] as const) {
    await inCabinet[name](root, externalId ?? '', kopecks);
    await until(async () => (await attempt(id)).refunded === sum);
  }
  expect(await attempt(id)).toMatchObject({ status: 'paid', refunded: 5000 });
  expect(await orderRow(id)).toMatchObject({ isPaid: true, statusId: 'P' });
  expect(await state(id)).toMatchObject({
    PAYED: 'Y',
    PAYMENT: { STATUS: 'paid', MESSAGE: expect.stringMatching(/^Заказ оплачен, возвращено 50\s₽$/), CAN_PAY: 'N' },
  });

  await cancel(id);
  await round();
  expect(await attempt(id)).toMatchObject({ status: 'returned', refunded: 10_000 });
  expect(await orderRow(id)).toMatchObject({ isPaid: false, statusId: 'CL' });
  const bank = shop.work.partners.acquirers.get(name);
  expect(await bank?.state(externalId ?? '')).toEqual({ status: 'paid', amount: 10_000, refunded: 10_000 });
};

const isPendingFirst = (paySystem: number) => async () => {
  const id = await payments.order(session, paySystem);
  await act((await payments.pay(id, session)).LINK, { number: cards.waits, does: 'wait' });
  await until(async () => (await orderRow(id))?.isPaid === true);
  await cancel(id);
  await round();
  expect(await attempt(id)).toMatchObject({ status: 'returning', refunded: 0 });
  expect(await orderRow(id)).toMatchObject({ isPaid: true, statusId: 'CL' });
  expect(await state(id)).toMatchObject({ PAYMENT: { STATUS: 'returning' } });
  await until(async () => {
    shop.clock.pass(11 * MINUTE);
    await round();
    return (await attempt(id)).status === 'returned';
  });
  expect(await attempt(id)).toMatchObject({ refunded: 10_000 });
  expect(await orderRow(id)).toMatchObject({ isPaid: false });
};

describe('Sberbank and Raiffeisenbank', () => {
  beforeAll(() => open());
  afterAll(close);

  test(
    'partial refunds are noticed, add up and leave the order paid; a cancelled order gets the rest, once',
    addsUp('sberbank'),
  );
  test('a refund that is pending is not done; its status is requested until it is', isPendingFirst(PAY.sbp));

  test('late, repeated and too large answers of an acquirer: the refunded total only grows, and never exceeds the payment', async () => {
    const { id } = await paid();
    const { id: paymentId } = await attempt(id);
    const error = jest.fn();
    const say = (told: PaymentState) =>
      applyPaymentState(shop.work, { id: paymentId, state: told, log: { info: () => {}, error } });
    const back = (refunded: number) => say({ status: 'paid', amount: 10_000, refunded });
    await Promise.all([4000, 2000, 4000, 0, 3000].map(back));
    expect(await attempt(id)).toMatchObject({ status: 'paid', refunded: 4000 });
    for (const told of [{ status: 'waiting' }, { status: 'refused', reason: '' }, { status: 'expired' }] as const)
      await say(told);
    expect(await attempt(id)).toMatchObject({ status: 'paid', refunded: 4000 });
    expect(error).not.toHaveBeenCalled();

    // The order is still active, so a person has to know that its money was refunded.
    await back(10_001);
    expect(await attempt(id)).toMatchObject({ status: 'returned', refunded: 10_000 });
    expect(error.mock.calls.map(([, message]) => message)).toEqual([
      'more was given back than was paid',
      'all money of an active order was refunded',
    ]);
    await back(0);
    expect(await attempt(id)).toMatchObject({ status: 'returned', refunded: 10_000 });
  });

  test('a payment that is partly refunded before its first status is paid, with that part', async () => {
    const id = await payments.order(session);
    await payments.pay(id, session);
    const { id: paymentId } = await attempt(id);
    const say = (refunded: number) =>
      applyPaymentState(shop.work, {
        id: paymentId,
        state: { status: 'paid', amount: 10_000, refunded },
        log: silent,
      });
    await say(2500);
    expect(await attempt(id)).toMatchObject({ status: 'paid', refunded: 2500 });
    expect(await orderRow(id)).toMatchObject({ isPaid: true, statusId: 'P' });
  });
});

describe('ЮKassa', () => {
  beforeAll(() => open(onlyYookassa));
  afterAll(close);

  test(
    'partial refunds are noticed, add up and leave the order paid; a cancelled order gets the rest, once',
    addsUp('yookassa'),
  );
  test('a refund that is pending is not done; its status is requested until it is', isPendingFirst(PAY.card));

  test('a forged notification of a refund changes nothing', async () => {
    const { id } = await paid();
    const { externalId } = await attempt(id);
    const body = {
      type: 'notification',
      event: 'refund.succeeded',
      object: {
        id: '11111111-1111-4111-8111-111111111111',
        payment_id: externalId,
        status: 'succeeded',
        amount: { value: '100.00', currency: 'RUB' },
      },
    };
    expect(await shop.ask('/payment/callback/yookassa/', { body })).toMatchObject({ status: 200 });
    expect(await attempt(id)).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await orderRow(id)).toMatchObject({ isPaid: true });
  });
});
