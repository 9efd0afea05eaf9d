import { repeatPreview } from '@zapovednik/api/cabinet/wire/repeat-preview';
import { and, eq } from 'drizzle-orm';
import { order, orderLine } from '../../db/schema';
import { pastOrder } from '../../testing/past-order';
import { PERM } from '../../testing/small-shop';
import { useShop, useVisitor } from '../../testing/use-shop';

const shop = useShop();
const anna = useVisitor(shop, { login: 'anna@example.ru' });

const openPreview = (id: number | string, visitor = anna, location?: number) =>
  visitor.ask(`/sale/order/repeat/${id}/preview/`, undefined, { location });
const preview = async (id: number, location?: number) =>
  repeatPreview.parse((await openPreview(id, anna, location)).value);

test('API-96 what is gone, fewer, dearer: before anything is in the basket', async () => {
  const id = await pastOrder(shop.db, { customerId: 1, productIds: [1, 5] });
  await shop.db.update(orderLine).set({ quantity: 500, price: 80_000 }).where(eq(orderLine.productId, 1));
  const { LINES, TOTAL_THEN, TOTAL_NOW } = await preview(id);
  expect(LINES).toMatchObject([
    {
      PRODUCT_ID: 1,
      ASKED: 500,
      AVAILABLE: 20,
      PRICE_THEN: 800,
      PRICE_NOW: 900,
      MESSAGE: 'В наличии только 20\u00a0шт',
    },
    { PRODUCT_ID: 5, ASKED: 1, AVAILABLE: 0, MESSAGE: 'Нет в наличии' },
  ]);
  expect(TOTAL_THEN).toBe(500 * 800 + (LINES[1]?.PRICE_THEN ?? 0));
  expect(TOTAL_NOW).toBe(20 * 900);
  expect((await anna.ask('/sale/basket/get/')).value).toMatchObject({ basket: [] });
});

test('API-96 what a promotion code made cheaper then is not dearer now', async () => {
  const id = await pastOrder(shop.db, { customerId: 1, productIds: [1, 3] });
  await shop.db.update(order).set({ couponCode: 'ЛЕТО' }).where(eq(order.id, id));
  const pay = (productId: number, price: number) =>
    shop.db
      .update(orderLine)
      .set({ price })
      .where(and(eq(orderLine.orderId, id), eq(orderLine.productId, productId)));
  await pay(1, 81_000);
  await pay(3, 7_200);
  expect((await preview(id)).LINES).toMatchObject([
    { PRODUCT_ID: 1, PRICE_THEN: 810, LISTED_THEN: 900, PRICE_NOW: 900 },
    { PRODUCT_ID: 3, PRICE_THEN: 72, LISTED_THEN: 80, PRICE_NOW: 100 },
  ]);
});

test('API-96 the stock of the city decides', async () => {
  const id = await pastOrder(shop.db, { customerId: 1, productIds: [5] });
  expect((await preview(id)).LINES[0]?.AVAILABLE).toBe(0);
  expect((await preview(id, PERM)).LINES[0]?.AVAILABLE).toBe(1);
});

test('API-96 for other visitors the order does not exist', async () => {
  const id = await pastOrder(shop.db, { customerId: 1, productIds: [1] });
  const boris = await shop.customer('boris');
  for (const unknown of [id, 999_999]) {
    expect(await openPreview(unknown, boris)).toMatchObject({ status: 404, failure: { message: 'Заказ не найден' } });
  }
  expect(await openPreview(id, await shop.visitor())).toMatchObject({ status: 401 });
  expect(await openPreview('x')).toMatchObject({ status: 400 });
});
