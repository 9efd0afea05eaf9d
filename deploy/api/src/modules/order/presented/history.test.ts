import { personalOrderDetails } from '@zapovednik/api/cabinet/calls/personal-order';
import { eq } from 'drizzle-orm';
import { order } from '../../../db/schema';
import type { OrderEvent } from '../../../db/schema/order-event';
import { inTransaction } from '../../../db/transaction';
import { pastOrder } from '../../../testing/past-order';
import { useShop, useVisitor } from '../../../testing/use-shop';
import { applyEvent } from '../status/apply-event';

const shop = useShop();
const anna = useVisitor(shop, { login: 'anna@example.ru' });

const made = (statusId: string) =>
  pastOrder(shop.db, { customerId: 1, productIds: [1], statusId, createdAt: new Date('2026-11-20T05:00:00Z') });
const historyOf = async (id: number) =>
  personalOrderDetails.parse((await anna.ask(`/personal/order/get/${id}/`)).value).history;
const happens = (id: number, event: OrderEvent) => inTransaction(shop.db, (tx) => applyEvent(tx, id, event, shop.work));

test('API-101 the history of an order: each event once, with its time', async () => {
  const id = await made('N');
  for (const event of ['pay', 'pay', 'assemble', 'assemble'] as const) await happens(id, event);
  const history = await historyOf(id);
  expect(history.map(({ title }) => title)).toEqual(['Оформлен', 'Оплачен', 'Собирается']);
  expect(history[0]?.date).toBe('20.11.2026 10:00');
  expect(history[2]?.date).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
});

test('API-101 with a clock that was moved, nothing happens to an order before it was made', async () => {
  const id = await made('N');
  const now = () => new Date('2027-03-01T05:00:00Z');
  await inTransaction(shop.db, (tx) => applyEvent(tx, id, 'cancel', { ...shop.work, now }));
  expect((await historyOf(id)).map(({ date }) => date)).toEqual(['20.11.2026 10:00', '01.03.2027 10:00']);
});

test('API-99 ORD-64 the reason of a cancellation is stored once and shown', async () => {
  const id = await made('N');
  expect(await anna.ask(`/personal/order/cancel/${id}/?reason=too_long`)).toMatchObject({ status: 200 });
  expect(await anna.ask(`/personal/order/cancel/${id}/?reason=other`)).toMatchObject({ status: 200 });
  expect((await historyOf(id)).at(-1)).toMatchObject({ title: 'Отменён', note: 'Долго ждать' });
});

test('API-99 fifty cancellations at once make one, and a reason that is not in the list is refused', async () => {
  const id = await made('N');
  expect(await anna.ask(`/personal/order/cancel/${id}/?reason=<script>`)).toMatchObject({ status: 400 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => anna.ask(`/personal/order/cancel/${id}/?reason=mistake`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await historyOf(id)).map(({ event }) => event)).toEqual(['place', 'cancel']);
});

test('API-101 of an order from before the history, beginning and end are known', async () => {
  const id = await made('F');
  await shop.db
    .update(order)
    .set({ endedAt: new Date('2026-11-22T07:30:00Z') })
    .where(eq(order.id, id));
  expect(await historyOf(id)).toEqual([
    { event: 'place', title: 'Оформлен', note: '', date: '20.11.2026 10:00' },
    { event: 'end', title: 'Выполнен', note: '', date: '22.11.2026 12:30' },
  ]);
  await shop.db.update(order).set({ source: 'retail' }).where(eq(order.id, id));
  expect((await historyOf(id)).map(({ title }) => title)).toEqual(['Куплен в магазине']);
});
