import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { asc, eq } from 'drizzle-orm';
import { consent, stock } from '../../../db/schema';
import { useShop } from '../../../testing/use-shop';

const shop = useShop();
beforeAll(async () => {
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.productId, 3));
});

const logged = (orderId: number) =>
  shop.db.select().from(consent).where(eq(consent.orderId, orderId)).orderBy(asc(consent.id));
async function save(changes: object): Promise<number | undefined> {
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  const user = { fullName: 'Иван', phone: '79220000002', email: 'Ivan@example.ru' };
  const body = { user, serviceId: 2, pickupPointId: 1, paymentId: 1, ...changes };
  return savedOrder.parse((await visitor.ask('/sale/order/save/', body)).value).order?.ID;
}

test('ORD-13 ORD-14 ORD-15 the consents of an order are logged with time, text version and hash of the network', async () => {
  const id = await save({ acceptPersonData: 'Y', acceptEmail: 'Y', acceptNotCall: 'Y' });
  const common = {
    given: true,
    textVersion: expect.stringMatching(/^\d{4}-\d{2}(-\d+)?$/),
    createdAt: expect.any(Date),
  };
  const rows = await logged(id ?? 0);
  expect(rows).toEqual([
    expect.objectContaining({ ...common, kind: 'personal_data', email: null }),
    expect.objectContaining({ ...common, kind: 'news', email: 'ivan@example.ru' }),
    expect.objectContaining({ ...common, kind: 'no_call', email: null }),
  ]);
  for (const { network } of rows) expect(network).toMatch(/^[\w-]{43}$/);
});

test('only what was given is logged, and nothing of an order that was refused', async () => {
  const id = await save({ acceptPersonData: 'Y' });
  expect((await logged(id ?? 0)).map(({ kind }) => kind)).toEqual(['personal_data']);
  const before = await shop.db.$count(consent);
  expect(await save({ acceptEmail: 'Y' })).toBeUndefined();
  expect(await shop.db.$count(consent)).toBe(before);
});

test('API-95 a one-click order logs its consent', async () => {
  const body = { productId: 3, quantity: 1, name: 'Иван', phone: '79220000003', acceptPersonData: 'Y' };
  const answer = await (await shop.visitor()).ask('/sale/order/one_click/', body);
  const id = savedOrder.parse(answer.value).order?.ID ?? 0;
  expect((await logged(id)).map(({ kind }) => kind)).toEqual(['personal_data']);
});
