import { getViewed } from '@zapovednik/api/catalog/calls/catalog';
import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { eq } from 'drizzle-orm';
import { boughtTogether, order, orderLine, sectionComplement } from '../../db/schema';
import { pastOrder } from '../../testing/past-order';
import { useShop } from '../../testing/use-shop';
import { countBoughtTogether } from './purchases/bought-together';

/** Noon in Yekaterinburg: its shops are open. */
const shop = useShop({ at: new Date('2026-11-21T12:00:00+05:00') });

test('API-08 a product with its variants, prices, and its delivery in this city', async () => {
  const product = productDetail.parse((await shop.ask('/catalog/product/get_by_code/korm_les_1/')).value);
  expect(product.price).toEqual({
    base_price: 1000,
    discount_price: 900,
    old_price: 1000,
    alt_price: null,
    currency: 'RUB',
    discount_percent: 10,
    per_unit: null,
  });
  expect(product).toMatchObject({
    offers_by: { NAME: 'Вес' },
    brand: { code: 'les' },
    section_unique_code: 'tovary_dlya_sobak/korm',
  });
  expect(product.messages).toMatchObject({
    zpvd_courier_date: 'завтра',
    zpvd_courier_price: '150\u00a0₽',
    zpvd_pickup_info: 'сегодня, 1 магазин',
  });
  expect(product.show_properties.map(({ name, value }) => [name, value])).toEqual([
    ['Бренд', 'Лес'],
    ['Вес', '1 кг'],
  ]);
  expect(await shop.ask('/catalog/product/get_by_code/nothing/')).toMatchObject({
    status: 404,
    failure: { message: 'Товар не найден' },
  });
});

test('PRD-04 a product that is sold out promises no way to get it, although a shop has it on its shelf', async () => {
  const path = '/catalog/product/get_by_code/napolnitel_les/';
  const soldOut = productDetail.parse((await shop.ask(path)).value);
  expect(soldOut.quantity).toBe(0);
  expect(Object.values(soldOut.messages)).toEqual(['', '', '', '', '']);
  // A visitor who has chosen that shop for fast pickup can order it there, and only there.
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
  const onShelf = productDetail.parse((await visitor.ask(path)).value);
  expect(onShelf.quantity).toBe(12);
  expect(onShelf.messages).toMatchObject({
    zpvd_courier_date: '',
    zpvd_pickup_info: 'сегодня, 1 магазин',
    zpvd_fast_pickup: 'через час, 1 магазин',
  });
});

test('PRD-02 a product in packs has the price of a pack', async () => {
  const product = productDetail.parse((await shop.ask('/catalog/product/get_by_code/pashtet_pole/')).value);
  expect([product.properties.pack_quantity.value, product.price.alt_price]).toEqual([6, 600]);
});

test('API-12 API-13 related products, and the shops that have the product', async () => {
  expect(await shop.ask('/catalog/product/get_products_buy_with/?productId=1')).toMatchObject({ value: [{ id: 4 }] });
  expect(await shop.ask('/catalog/stocks/get/?productId=1')).toMatchObject({
    value: [{ ID: 1, QUANTITY: 2, STOCK: 'Мало', PICKUP_POINT: 'Y', PERIOD: 'сегодня' }],
  });
  expect(await shop.ask('/catalog/stocks/get/')).toMatchObject({ status: 400 });
});

test('API-09 viewed products are listed latest first, without the current one', async () => {
  const visitor = await shop.visitor();
  await visitor.api(getViewed, { productId: 3 });
  await visitor.api(getViewed, { productId: 4 });
  expect(await visitor.api(getViewed, { productId: 1 })).toMatchObject([{ id: 4 }, { id: 3 }]);
  expect(await shop.ask('/catalog/product/viewed/')).toMatchObject({ status: 401 });
  // The other size of the current product.
  await visitor.api(getViewed, { productId: 2 });
  expect(await visitor.api(getViewed, { productId: 1 })).toMatchObject([{ id: 4 }, { id: 3 }]);
  // Another visitor has viewed nothing.
  expect(await (await shop.visitor()).api(getViewed, {})).toMatchObject([]);
});

test('API-14 API-15 brands, and one with the sections of its goods', async () => {
  expect(await shop.ask('/catalog/brand/get/')).toMatchObject({
    value: [
      { CODE: 'les', SORT: 100 },
      { CODE: 'pole', SORT: 500 },
    ],
  });
  expect(await shop.ask('/catalog/brand/get_by_code/les/')).toMatchObject({
    value: { SECTIONS: [{ ID: 11, ELEMENT_COUNT: 1 }, { ID: 20 }] },
  });
  expect(await shop.ask('/catalog/brand/get_by_code/none/')).toMatchObject({ status: 404 });
});

test('API-06 short paths', async () => {
  expect(await shop.ask('/helpers/uri/check/', { body: { uri: ['/catalog/korm/', '/about/'] } })).toMatchObject({
    value: [{ URI: '/catalog/korm/', SHORT_URI: '/catalog/tovary_dlya_sobak/korm/' }, { SHORT_URI: '' }],
  });
  expect(await shop.ask('/helpers/uri/check/', { body: { uri: [] } })).toMatchObject({ value: [] });
  expect(await shop.ask('/helpers/uri/check/', { body: ['/catalog/korm/'] })).toMatchObject({
    value: [{ SHORT_URI: '/catalog/tovary_dlya_sobak/korm/' }],
  });
  expect(await shop.ask('/helpers/uri/check/', { body: [5] })).toMatchObject({ status: 400 });
});

const goesWith = async (id: number) => {
  const { value } = await shop.ask(`/catalog/product/get_products_buy_with/?productId=${id}`);
  return Array.isArray(value) ? value.map((one) => Object(one).id) : value;
};

const count = () => countBoughtTogether(shop.db, new Date());

test('API-12 PRD-35 products that were ordered together come first, then those of related sections', async () => {
  await shop.db.insert(sectionComplement).values({ sectionId: 12, otherId: 11 });
  expect(await goesWith(4)).toEqual([3, 2]);
  await pastOrder(shop.db, { customerId: 1, productIds: [4, 2] });
  await pastOrder(shop.db, { customerId: 1, productIds: [4, 2] });
  await pastOrder(shop.db, { customerId: 2, productIds: [4, 2, 3], statusId: 'CL' });
  await count();
  // One person, twice.
  expect(await goesWith(4)).toEqual([3, 2]);
  await pastOrder(shop.db, { customerId: 2, productIds: [4, 2] });
  await count();
  expect(await goesWith(4)).toEqual([2, 3]);
  expect(await goesWith(1)).toEqual([4]);
  expect(await goesWith(999)).toEqual([]);
  expect(await shop.ask('/catalog/product/get_products_buy_with/')).toMatchObject({ status: 400 });
});

test('API-12 orders are counted in the background: those of the last year, without unsuccessful ones', async () => {
  const together = async () =>
    Object.fromEntries(
      (await shop.db.select().from(boughtTogether)).map(({ productId, others }) => [productId, others]),
    );
  await shop.db.delete(order);
  const old = new Date(Date.now() - 366 * 24 * 3_600_000);
  const ordered = async (customerId: number, productIds: number[], more = {}) =>
    pastOrder(shop.db, { customerId, productIds, ...more });
  await ordered(1, [3, 5], { createdAt: old });
  await ordered(2, [3, 5]);
  await ordered(1, [3, 4]);
  await ordered(2, [3, 4]);
  // Two sizes of one product.
  await ordered(1, [1, 4]);
  await ordered(2, [2, 4]);
  const last = await ordered(2, [2, 4]);
  // Requests are not counted.
  await goesWith(4);
  expect(await together()).toEqual({ 1: [4], 2: [4], 4: [2] });
  await count();
  expect(await together()).toEqual({ 1: [4], 2: [4], 3: [4], 4: [2, 3] });
  await shop.db.update(order).set({ statusId: 'CL' }).where(eq(order.id, last));
  await shop.db.delete(orderLine).where(eq(orderLine.productId, 3));
  await count();
  expect(await together()).toEqual({ 1: [4], 2: [4], 4: [1] });
});
