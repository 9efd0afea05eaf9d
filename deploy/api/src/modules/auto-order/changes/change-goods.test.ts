import { eq } from 'drizzle-orm';
import { autoOrder, product } from '../../../db/schema';
import { autoOrdersIn, START } from '../../../testing/auto-orders';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ at: START });
const repeats = autoOrdersIn(shop);
beforeEach(() => repeats.at(0));
afterEach(async () => {
  await shop.db.delete(autoOrder);
});

test('CAB-23 goods of its own: other quantities, one removed, one added; the orders made before stay', async () => {
  const id = await repeats.weekly();
  const goods = [
    { productId: 3, quantity: 2 },
    { productId: 1, quantity: 1 },
  ];
  expect(await repeats.write('goods', id, { goods })).toMatchObject({ status: 200, value: { goods } });
  await repeats.run(5);
  const [child] = (await repeats.one(id)).children;
  expect(await repeats.anna.ask(`/personal/order/get/${child?.id}/`)).toMatchObject({
    value: {
      basket: [
        { product_id: 3, quantity: 2 },
        { product_id: 1, quantity: 1 },
      ],
    },
  });
  expect(await repeats.anna.ask(`/personal/order/get/${id}/`)).toMatchObject({
    value: { basket: [{ product_id: 3, quantity: 6 }] },
  });
});

test.each([
  ['none', [], 'Оставьте хотя бы один товар'],
  [
    'one twice',
    [
      { productId: 3, quantity: 1 },
      { productId: 3, quantity: 2 },
    ],
    'Товар повторяется',
  ],
  ['one that is not sold', [{ productId: 999_999, quantity: 1 }], 'Одного из товаров больше нет в продаже'],
  ['no pieces', [{ productId: 3, quantity: 0 }], ''],
  ['a thousand pieces', [{ productId: 3, quantity: 1000 }], ''],
  ['a part of a piece', [{ productId: 3, quantity: 1.5 }], ''],
  ['too many products', Array.from({ length: 101 }, (_, at) => ({ productId: at + 1, quantity: 1 })), ''],
])('CAB-23 goods are refused: %s', async (_, goods, message) => {
  const id = await repeats.weekly();
  const answer = await repeats.write('goods', id, { goods });
  expect(answer.status).toBe(400);
  expect(Object.values(answer.failure?.fields ?? {}).join()).toContain(message);
  expect((await repeats.one(id)).goods).toMatchObject([{ productId: 3, quantity: 6 }]);
});

test('CAB-23 merchandise is not for every customer, here too', async () => {
  const id = await repeats.weekly();
  await shop.db.update(product).set({ isMerchandise: true }).where(eq(product.id, 1));
  const answer = await repeats.write('goods', id, { goods: [{ productId: 1, quantity: 1 }] });
  await shop.db.update(product).set({ isMerchandise: false }).where(eq(product.id, 1));
  expect(answer).toMatchObject({ status: 403, failure: { code: 'merchandise' } });
});
