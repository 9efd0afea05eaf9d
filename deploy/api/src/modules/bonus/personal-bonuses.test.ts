import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { bonusMovement } from '../../db/schema';
import { pastOrder } from '../../testing/past-order';
import { useShop, useVisitor } from '../../testing/use-shop';

// It is already the first of November in the shop, but not in UTC.
const shop = useShop({ at: '2026-10-31T20:00:00Z' });
const anna = useVisitor(shop, { login: 'anna@example.ru' });
afterEach(() => shop.db.delete(bonusMovement));

const path = '/personal/bonus/get/';
const bonuses = async (query = '') => getBonuses.answer.parse((await anna.ask(`${path}${query}`)).value);
const gift = (amount: number, at: string, customerId = 1) => ({
  customerId,
  kind: amount > 0 ? ('gift' as const) : ('spent' as const),
  amount,
  at: new Date(at),
});

test('CAB-17 the last twelve months by the shop’s calendar, the current one last, also without movements', async () => {
  await shop.db
    .insert(bonusMovement)
    .values([
      gift(100, '2026-10-31T19:30:00Z'),
      gift(30, '2026-10-31T18:30:00Z'),
      gift(-20, '2026-10-02T09:00:00Z'),
      gift(-5, '2026-10-03T09:00:00Z'),
      gift(7, '2025-11-30T20:00:00Z'),
      gift(9, '2025-11-30T18:00:00Z'),
      gift(11, '2026-10-05T09:00:00Z', 2),
    ]);
  const { MONTHS } = await bonuses();
  expect(MONTHS).toHaveLength(12);
  expect([MONTHS[0], MONTHS[1], MONTHS[10], MONTHS[11]]).toEqual([
    { MONTH: '2025-12', ADDED: 7, TAKEN: 0 },
    { MONTH: '2026-01', ADDED: 0, TAKEN: 0 },
    { MONTH: '2026-10', ADDED: 30, TAKEN: 25 },
    { MONTH: '2026-11', ADDED: 100, TAKEN: 0 },
  ]);
});

test('CAB-17 movements by pages, the newest first, in words and with their order', async () => {
  const orderId = await pastOrder(shop.db, { customerId: 1, productIds: [1] });
  await shop.db
    .insert(bonusMovement)
    .values([
      gift(100, '2026-09-01T09:00:00Z'),
      { customerId: 1, orderId, kind: 'accrued', amount: 12, at: new Date('2026-10-01T09:00:00Z') },
    ]);
  expect(await bonuses('?perPage=1')).toMatchObject({
    MOVEMENTS: [{ NAME: `Начислено за заказ № ${orderId}`, AMOUNT: 12, ORDER_ID: orderId, DATE: '01.10.2026' }],
    COUNT: 2,
    PAGE_COUNT: 2,
  });
  expect(await bonuses('?perPage=1&page=2')).toMatchObject({
    MOVEMENTS: [{ NAME: 'Подарок от магазина', AMOUNT: 100, ORDER_ID: null }],
  });
  expect(await bonuses('?page=9')).toMatchObject({ MOVEMENTS: [], COUNT: 2 });
});

test('CAB-17 nobody sees somebody else’s bonuses', async () => {
  expect(await shop.ask(path)).toMatchObject({ status: 401 });
  expect(await (await shop.visitor()).ask(path)).toMatchObject({ status: 401 });
  await shop.db.insert(bonusMovement).values(gift(100, '2026-10-01T09:00:00Z'));
  const other = await (await shop.customer('boris')).ask(path);
  expect(other).toMatchObject({ value: { BALANCE: 0, COUNT: 0, MOVEMENTS: [] } });
  expect(await anna.ask(`${path}?perPage=1000`)).toMatchObject({ status: 400 });
});
