import { and, eq } from 'drizzle-orm';
import { autoOrder, order, orderLine, product, stock } from '../../../db/schema';
import { autoOrdersIn, START } from '../../../testing/auto-orders';
import { EKATERINBURG } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ at: START });
const repeats = autoOrdersIn(shop);
beforeEach(() => repeats.at(0));
afterEach(async () => {
  await shop.db.delete(autoOrder);
});

test('CAB-21 the list has what repeats: goods, next date, its sum today, place and history', async () => {
  const id = await repeats.weekly();
  await repeats.run(5);
  const { autoOrders, count, pageCount } = await repeats.mine();
  expect([count, pageCount]).toEqual([1, 1]);
  expect(autoOrders[0]).toMatchObject({
    ...{ id, state: 'active', nextDate: '05.12.2026', madeOn: '03.12.2026' },
    ...{ moveFrom: '29.11.2026', goodsPrice: 600, deliveryPrice: 0, total: 600, problem: null, obstacle: null },
    ...{ deliveryPlace: expect.stringContaining('Магазин на Ленина'), recipient: 'Анна Лесная' },
    goods: [{ productId: 3, quantity: 6, price: 100, priceBefore: 100 }],
    children: [{ price: 600, delivery_date: '28.11.2026' }],
  });
  expect(await (await shop.visitor()).ask('/sale/Autoorder/get/')).toMatchObject({ status: 401 });
});

test('CAB-21 several pages: the nearest first, paused ones last, ended ones not at all', async () => {
  const ids = [await repeats.weekly(), await repeats.weekly(), await repeats.weekly()];
  const [paused = 0, near = 0, ended = 0] = ids;
  await repeats.write('pause', paused);
  await repeats.anna.ask(`/sale/Autoorder/order/cancel/${ended}/`);
  expect((await repeats.mine()).autoOrders.map(({ id }) => id)).toEqual([near, paused]);
  expect(await repeats.mine('?perPage=1&page=2')).toMatchObject({
    count: 2,
    pageCount: 2,
    autoOrders: [{ id: paused }],
  });
  expect(await repeats.one(ended)).toMatchObject({ state: 'ended' });
});

test('CAB-23 a price that went up and goods that are sold out are said before the order is made', async () => {
  const id = await repeats.weekly();
  const goods = [
    { productId: 3, quantity: 6 },
    { productId: 1, quantity: 1 },
  ];
  await repeats.write('goods', id, { goods });
  await shop.db.update(product).set({ discountPrice: 12_000, basePrice: 12_000 }).where(eq(product.id, 3));
  const isHere = (productId: number) => and(eq(stock.productId, productId), eq(stock.locationId, EKATERINBURG));
  await shop.db.update(stock).set({ quantity: 0 }).where(isHere(1));
  const told = await repeats.one(id);
  expect(told.goods).toMatchObject([
    { productId: 3, price: 120, priceBefore: 100 },
    { productId: 1, available: 0, priceBefore: null },
  ]);
  expect(told).toMatchObject({ total: 720, obstacle: null });
  await shop.db.update(stock).set({ quantity: 0 }).where(isHere(3));
  expect(await repeats.one(id)).toMatchObject({ total: 0, obstacle: 'Товаров из заказа сейчас нет в наличии' });
  await shop.db.update(product).set({ discountPrice: 10_000, basePrice: 10_000 }).where(eq(product.id, 3));
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
});

test('CAB-23 a promotion code of the last order is not a price that went up', async () => {
  const id = await repeats.weekly();
  await shop.db.update(order).set({ couponCode: 'ЛЕТО' }).where(eq(order.id, id));
  await shop.db.update(orderLine).set({ price: 9_000 }).where(eq(orderLine.orderId, id));
  expect((await repeats.one(id)).goods).toMatchObject([{ price: 100, priceBefore: 100, paidBefore: 90 }]);
});
