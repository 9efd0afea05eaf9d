import { purchasedPage } from '@zapovednik/api/cabinet/wire/purchased';
import { pastOrder } from '../../../testing/past-order';
import { useShop, useVisitor } from '../../../testing/use-shop';

const shop = useShop();
const anna = useVisitor(shop, { login: 'anna@example.ru' });
beforeAll(async () => {
  const on = (day: string) => new Date(`${day}T20:00:00Z`);
  await pastOrder(shop.db, { customerId: 1, productIds: [1, 3], createdAt: on('2026-01-10') });
  await pastOrder(shop.db, { customerId: 1, productIds: [4], createdAt: on('2026-03-05') });
  await pastOrder(shop.db, { customerId: 1, productIds: [3], createdAt: on('2026-05-31') });
  await pastOrder(shop.db, { customerId: 1, productIds: [5], statusId: 'CL' });
  await pastOrder(shop.db, { customerId: 2, productIds: [2] });
});

const purchased = async (query: string) =>
  purchasedPage.parse((await anna.ask(`/catalog/product/get_purchased/?${query}`)).value);

test('API-11 CAB-16 a bought product is listed once, by its last order, without cancelled orders', async () => {
  const page = await purchased('page=1&perPage=10&sort[DATE_INSERT]=desc');
  expect(page.products.map(({ id, DATE_INSERT }) => [id, DATE_INSERT])).toEqual([
    [3, '01.06.2026'],
    [4, '06.03.2026'],
    [1, '11.01.2026'],
  ]);
  expect(page).toMatchObject({ productCount: 3, pageCount: 1, page: 1 });
  expect((await purchased('sort[DATE_INSERT]=ASC')).products.map(({ id }) => id)).toEqual([1, 4, 3]);
});

test('API-11 the list has pages; a page after the last is empty', async () => {
  expect((await purchased('perPage=2&page=2')).products.map(({ id }) => id)).toEqual([1]);
  expect(await purchased('perPage=2&page=7')).toMatchObject({ products: [], pageCount: 2 });
});

test('API-11 an anonymous visitor has bought nothing; invalid input is refused', async () => {
  const path = '/catalog/product/get_purchased/';
  expect(await shop.ask(path)).toMatchObject({ status: 401 });
  expect(await (await shop.visitor()).ask(path)).toMatchObject({ status: 401 });
  const other = await (await shop.customer('boris')).ask(path);
  expect(other).toMatchObject({ value: { products: [{ id: 2 }], productCount: 1 } });
  expect(await anna.ask(`${path}?sort[DATE_INSERT]=up`)).toMatchObject({ status: 400 });
  expect(await anna.ask(`${path}?perPage=1000`)).toMatchObject({ status: 400 });
});
