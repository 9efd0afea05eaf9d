import { eq } from 'drizzle-orm';
import { oneTimeCode, order } from '../../db/schema';
import { ANNA } from '../../testing/codes';
import { pastOrder } from '../../testing/past-order';
import { SECOND } from '../../testing/test-clock';
import { useShop, type Visitor } from '../../testing/use-shop';

let number: number;
const shop = useShop({ sandboxes: true, at: new Date() });
beforeAll(async () => {
  number = await pastOrder(shop.db, { customerId: 1, productIds: [1], statusId: 'N' });
});
// Each test has its own hour, so that the limits of one phone or network do not add up.
beforeEach(() => shop.clock.pass(4000 * SECOND));

const askCode = (visitor: Visitor, body: object = {}) =>
  visitor.ask('/sale/order/find/code/', { number: String(number), phone: ANNA, ...body });
const find = (visitor: Visitor, code: string, body: object = {}) =>
  visitor.ask('/sale/order/find/', { number: String(number), phone: ANNA, code, ...body });

/** The code of the message that this request sends, in the background. */
async function codeAfter(request: () => Promise<unknown>): Promise<string> {
  const before = (await shop.outside.texts(ANNA)).length;
  await request();
  for (let tries = 0; tries < 200; tries += 1) {
    const texts = await shop.outside.texts(ANNA);
    if (texts.length > before) return shop.outside.code(ANNA);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No message came');
}

const tokenOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'TOKEN' in value ? String(value.TOKEN) : '';

test('ORD-70 the number and the code to its phone give a guest the signed link of the order', async () => {
  const visitor = await shop.visitor();
  const code = await codeAfter(() => askCode(visitor, { number: `№ ${number}`, phone: '8 (922) 000-00-01' }));
  const found = await find(visitor, code);
  expect(found.status).toBe(200);
  expect(await shop.ask(`/sale/order/link/${tokenOf(found.value)}/`)).toMatchObject({ value: { ID: number } });
  // A code can be used once.
  expect(await find(visitor, code)).toMatchObject({ status: 422, failure: { code: 'wrong_code' } });
});

test('the first step answers the same for an order of somebody else and for one that does not exist, and sends nothing', async () => {
  const before = (await shop.outside.texts(ANNA)).length;
  const right = await codeAfter(async () => {
    const visitor = await shop.visitor();
    const known = await askCode(visitor);
    shop.clock.pass(4000 * SECOND);
    for (const wrong of [{ number: '999999' }, { phone: '79225550009' }]) {
      const unknown = await askCode(await shop.visitor(), wrong);
      expect([unknown.status, unknown.value, unknown.failure]).toEqual([known.status, known.value, known.failure]);
    }
  });
  expect(right).toMatch(/^\d{6}$/);
  expect((await shop.outside.texts(ANNA)).length).toBe(before + 1);
  expect(await shop.outside.texts('79225550009')).toEqual([]);
});

test('a wrong number is corrected at once: another order gets another code, and a code opens its own order only', async () => {
  const visitor = await shop.visitor();
  await askCode(visitor, { number: '999999' });
  const code = await codeAfter(() => askCode(visitor));
  const other = await pastOrder(shop.db, { customerId: 1, productIds: [4], statusId: 'N' });
  expect(await find(visitor, code, { number: String(other) })).toMatchObject({
    status: 422,
    failure: { fields: { code: 'Код больше не действует. Запросите новый.' } },
  });
  expect(await find(visitor, code)).toMatchObject({ status: 200 });
});

test('a right guess for an order that does not exist opens nothing', async () => {
  const visitor = await shop.visitor();
  await askCode(visitor, { number: '999999' });
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) {
    answers.push(await find(visitor, String(tries).padStart(6, '0'), { number: '999999' }));
  }
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422]);
  expect(answers.at(-1)?.failure).toMatchObject({ message: 'Код больше не действует. Запросите новый.' });
});

test('fifty concurrent guesses count as fifty: five are compared', async () => {
  const visitor = await shop.visitor();
  const code = await codeAfter(() => askCode(visitor));
  const wrong = code === '000000' ? '000001' : '000000';
  const guesses = await Promise.all(Array.from({ length: 50 }, () => find(visitor, wrong)));
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
  expect(guesses.filter(({ failure }) => /^Неверный код/.test(failure?.message ?? ''))).toHaveLength(4);
  expect(await find(visitor, code)).toMatchObject({ status: 422 });
});

test('one phone gets five codes an hour, whether it has the order or not; another session cannot use a code', async () => {
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await askCode(await shop.visitor())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  shop.clock.pass(4000 * SECOND);
  const code = await codeAfter(async () => askCode(await shop.visitor()));
  expect(await find(await shop.visitor(), code)).toMatchObject({ status: 422 });
});

test('an order whose link no longer works is not found: it ended more than a month ago', async () => {
  await shop.db
    .update(order)
    .set({ endedAt: new Date(shop.clock.now().getTime() - 31 * 24 * 3_600_000) })
    .where(eq(order.id, number));
  const before = (await shop.outside.texts(ANNA)).length;
  expect(await askCode(await shop.visitor())).toMatchObject({ status: 200 });
  expect((await shop.outside.texts(ANNA)).length).toBe(before);
  await shop.db.update(order).set({ endedAt: null }).where(eq(order.id, number));
});

test.each([
  [{ number: 'abc' }],
  [{ number: '0' }],
  [{ number: `1${'0'.repeat(40)}` }],
  [{ number: "1' or '1'='1" }],
  [{ phone: '12' }],
  [{ number: null }],
])('%j is refused before anything is sent', async (wrong) => {
  const before = await shop.db.$count(oneTimeCode);
  expect((await askCode(await shop.visitor(), wrong)).status).toBe(400);
  expect(await shop.db.$count(oneTimeCode)).toBe(before);
});
