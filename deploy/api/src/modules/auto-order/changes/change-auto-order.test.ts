import { checkAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { signInForSomeoneElse } from '@zapovednik/api/cabinet/calls/employee';
import { ownAutoOrder } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { eq } from 'drizzle-orm';
import { autoOrder, customer } from '../../../db/schema';
import { autoOrdersIn, START } from '../../../testing/auto-orders';
import { makeNextOrders } from '../../../testing/make-next-orders';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ at: START });
const repeats = autoOrdersIn(shop);
beforeEach(() => repeats.at(0));
afterEach(async () => {
  await shop.db.delete(autoOrder);
});

test('CAB-23 paused it makes nothing, also when it is due; resumed it goes on with the next date in the future', async () => {
  const id = await repeats.weekly();
  for (let times = 0; times < 2; times += 1) {
    expect(await repeats.write('pause', id)).toMatchObject({ status: 200, value: { state: 'paused' } });
  }
  expect(await repeats.run(5)).toBe(0);
  expect(await repeats.run(20)).toBe(0);
  expect(await repeats.write('resume', id)).toMatchObject({ value: { state: 'active', nextDate: '19.12.2026' } });
  expect(await repeats.run(25)).toBe(0);
  expect(await repeats.run(26)).toBe(1);
});

test('CAB-23 resumed in time it keeps its date', async () => {
  const id = await repeats.weekly();
  await repeats.write('pause', id);
  repeats.at(2);
  expect(await repeats.write('resume', id)).toMatchObject({ value: { state: 'active', nextDate: '28.11.2026' } });
});

test('CAB-23 the next order is skipped once, however often the call is repeated', async () => {
  const id = await repeats.weekly();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => repeats.write('skip', id, { date: '28.11.2026' })),
  );
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, value: { nextDate: '05.12.2026' } });
  expect(await repeats.run(5)).toBe(0);
  expect(await repeats.run(12)).toBe(1);
  // The customer still sees the earlier date.
  expect(await repeats.write('skip', id, { date: '05.12.2026' })).toMatchObject({ value: { nextDate: '12.12.2026' } });
  expect(await repeats.write('skip', id, { date: '19.12.2026' })).toMatchObject({
    status: 409,
    failure: { code: 'other_date', message: 'Следующая доставка — 12\u00a0декабря. Обновите страницу' },
  });
});

test('CAB-23 orders are not skipped for longer than half a year: that is a pause', async () => {
  const id = await repeats.weekly();
  let { nextDate } = await repeats.one(id);
  let answer = await repeats.write('skip', id, { date: nextDate });
  for (let times = 0; answer.status === 200 && times < 60; times += 1) {
    ({ nextDate } = ownAutoOrder.parse(answer.value));
    answer = await repeats.write('skip', id, { date: nextDate });
  }
  expect(answer).toMatchObject({ status: 409, failure: { code: 'too_far' } });
  expect(await repeats.one(id)).toMatchObject({ nextDate: '15.05.2027' });
});

test('CAB-23 the next order is moved within the days that can be kept, and the later ones with it', async () => {
  const id = await repeats.weekly();
  for (const date of ['20.11.2026', '23.11.2026', '21.05.2027', '31.02.2027', '28.11.2016']) {
    expect([date, await repeats.write('move', id, { date })]).toMatchObject([
      date,
      { status: 400, failure: { fields: { date: 'Выберите день с 24\u00a0ноября по 20\u00a0мая 2027' } } },
    ]);
  }
  expect(await repeats.write('move', id, { date: '2026-11-25' })).toMatchObject({ status: 400 });
  expect(await repeats.write('move', id, {})).toMatchObject({ status: 400 });
  expect(await repeats.write('move', id, { date: '24.11.2026' })).toMatchObject({ value: { nextDate: '24.11.2026' } });
  expect(await repeats.run(1)).toBe(1);
  expect(await repeats.one(id)).toMatchObject({ nextDate: '01.12.2026', children: [{ delivery_date: '24.11.2026' }] });
});

test('CAB-23 moved while it is due, its order is made once: for the old day or for the new one', async () => {
  const id = await repeats.weekly();
  repeats.at(5);
  const [made, moved] = await Promise.all([
    makeNextOrders(shop.work, { processes: 2 }),
    repeats.write('move', id, { date: '10.12.2026' }),
  ]);
  expect(moved.status).toBe(200);
  expect((await repeats.one(id)).children).toHaveLength(made);
  expect(made).toBeLessThanOrEqual(1);
  expect(await repeats.one(id)).toMatchObject({ nextDate: '10.12.2026' });
});

test('API-104 an ended auto-order is not changed any more, and can begin again with its goods', async () => {
  const id = await repeats.weekly();
  await repeats.write('goods', id, { goods: [{ productId: 3, quantity: 2 }] });
  await repeats.write('pause', id);
  await repeats.anna.ask(`/sale/Autoorder/order/cancel/${id}/`);
  for (const [what, body] of [
    ['pause', {}],
    ['resume', {}],
    ['skip', { date: '28.11.2026' }],
    ['move', { date: '10.12.2026' }],
    ['goods', { goods: [{ productId: 3, quantity: 1 }] }],
  ] as const) {
    expect(await repeats.write(what, id, body)).toMatchObject({ status: 409, failure: { code: 'auto_order_ended' } });
  }
  await repeats.anna.ask(`/sale/Autoorder/mode/set/week/?orderId=${id}`);
  expect(await repeats.one(id)).toMatchObject({ state: 'active', goods: [{ productId: 3, quantity: 2 }] });
});

test('API-103 an order says whether and how it repeats', async () => {
  const id = await repeats.weekly();
  const modeOf = (orderId = 0) => repeats.anna.api(checkAutoOrderMode, { orderId });
  expect(await modeOf(id)).toMatchObject({ mode: 'week', isAvailable: true, reason: null });
  await repeats.run(5);
  const [child] = (await repeats.one(id)).children;
  expect(await modeOf(child?.id)).toMatchObject({
    mode: 'off',
    isAvailable: false,
    reason: 'Этот заказ и так создан автозаказом',
  });
});

test('API-102 another interval is counted from the last order that was made', async () => {
  const id = await repeats.weekly();
  await repeats.run(5);
  await repeats.anna.ask(`/sale/Autoorder/mode/set/custom/?days=10&orderId=${id}`);
  expect(await repeats.one(id)).toMatchObject({
    nextDate: '08.12.2026',
    interval: { interval: 10, variant: 'custom' },
  });
});

test('SES-37 an employee who acts for a customer changes no auto-order', async () => {
  const id = await repeats.weekly();
  await shop.db
    .update(customer)
    .set({ groups: ['admin'] })
    .where(eq(customer.login, 'boris'));
  const acting = await shop.customer('boris');
  await acting.api(signInForSomeoneElse, { login: 'anna@example.ru' });
  expect(await repeats.write('pause', id, {}, acting)).toMatchObject({ status: 403, failure: { code: 'on_behalf' } });
  expect(await repeats.one(id)).toMatchObject({ state: 'active' });
});
