import { eq } from 'drizzle-orm';
import { type AcquirerName, order, payment } from '../../db/schema';
import type { Acquirer } from '../../partners/acquirers/protocol/acquirer';
import { sberbankSettings } from '../../partners/acquirers/settings';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { act, cards, PAY, paymentsIn } from '../../testing/payments';
import { startShop, type TestShop } from '../../testing/start-shop';

// Each test opens its own shop.
jest.setTimeout(60_000);

/** The acquirers that are currently down. */
const down = new Set<AcquirerName>();
let losesAnswers = false;
/** The number of registrations that the acquirer made but whose answer was lost. */
let lost = 0;

const between = (acquirer: Acquirer, name: AcquirerName): Acquirer => ({
  ...acquirer,
  async register(wanted) {
    if (down.has(name)) throw new PartnerError(name, 'is down');
    const registered = await acquirer.register(wanted);
    if (!losesAnswers) return registered;
    lost += 1;
    return new Promise(() => {});
  },
  async state(externalId) {
    if (down.has(name)) throw new PartnerError(name, 'is down');
    return acquirer.state(externalId);
  },
});

let shop: TestShop;
let payments: ReturnType<typeof paymentsIn>;
let session: string;
const open = async (settings: Record<string, string> = {}) => {
  shop = await startShop({ payments: { between, settings } });
  payments = paymentsIn(shop);
  session = await shop.visit();
};
afterEach(async () => {
  down.clear();
  losesAnswers = false;
  lost = 0;
  await shop.close();
});

const attempts = (id: number) => shop.db.select().from(payment).where(eq(payment.orderId, id)).orderBy(payment.attempt);
const told = async (id: number) => (await attempts(id)).map(({ acquirer, status }) => `${acquirer} ${status}`);
const untilPaid = async (id: number) => {
  for (let looks = 0; looks < 500; looks += 1) {
    const [row] = await shop.db.select().from(order).where(eq(order.id, id));
    if (row?.isPaid) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It was not paid');
};

test('ORD-46 an acquirer that is down: 503 with a message, and the order stays payable', async () => {
  await open();
  const id = await payments.order(session, PAY.sbp);
  down.add('raiffeisen');
  for (const _ of [1, 2]) {
    expect(await shop.ask(`/sale/order/pay/${id}/`, { session })).toMatchObject({
      status: 503,
      failure: { message: 'Ошибка получения данных для оплаты' },
    });
  }
  expect(await shop.ask(`/sale/order/get_state/${id}/`, { session })).toMatchObject({
    value: { PAYED: 'N', PAYMENT: { CAN_PAY: 'Y' } },
  });
  down.clear();
  await act((await payments.pay(id, session)).LINK, { does: 'pay' });
  await untilPaid(id);
  expect(await told(id)).toEqual(['raiffeisen paid']);
});

test('ORD-02 when one card acquirer is down the other takes the payment', async () => {
  await open();
  const id = await payments.order(session);
  down.add('sberbank');
  const { LINK } = await payments.pay(id, session);
  expect(LINK).toContain('/yookassa/');
  const back = await act(LINK, { number: cards.waits });
  expect(back.headers.get('location')).toBe(`http://shop.localhost/yookassa/success-payment/?ORDER_ID=${id}`);
  await untilPaid(id);
  expect(await told(id)).toEqual(['sberbank expired', 'yookassa paid']);
});

test('an expired payment at an acquirer that is down: no second one starts before its status is known', async () => {
  await open();
  const id = await payments.order(session, PAY.sbp);
  const { LINK } = await payments.pay(id, session);
  await act(LINK, { does: 'pay', callBack: 'never' });
  down.add('raiffeisen');
  expect(await told(id)).toEqual(['raiffeisen open']);
  shop.clock.pass(30 * 60_000);
  // It has expired, and its status cannot be requested, so no second payment starts.
  expect(await shop.ask(`/sale/order/pay/${id}/`, { session })).toMatchObject({ status: 503 });
  down.clear();
  expect(await payments.pay(id, session)).toMatchObject({ STATUS: 'paid' });
});

const withoutSberbank = Object.fromEntries(Object.keys(sberbankSettings.shape).map((name) => [name, '']));

test.each([
  ['sberbank', {}, ['sberbank expired', 'sberbank paid']],
  ['yookassa', withoutSberbank, ['yookassa paid']],
])('a process that is killed between registering at %s and answering loses nothing', async (_, settings, expected) => {
  await open(settings);
  const id = await payments.order(session);
  losesAnswers = true;
  const killed = new AbortController();
  const asked = fetch(`${shop.root}/sale/order/pay/${id}/`, {
    headers: { authorization: session },
    signal: killed.signal,
  });
  while (lost === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  killed.abort();
  await expect(asked).rejects.toThrow();
  losesAnswers = false;
  shop.clock.pass(10_000);
  await act((await payments.pay(id, session)).LINK, { number: cards.pays });
  await untilPaid(id);
  expect(await told(id)).toEqual(expected);
});
