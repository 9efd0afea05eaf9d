import { basketSchema } from '@zapovednik/api/checkout/wire/basket';
import { userSession } from '@zapovednik/api/shell/calls/user';
import { PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

let session: string;
const shop = useShop();
beforeEach(async () => {
  session = await shop.visit();
});

const ask = (path: string, options = {}) => shop.ask(`/sale/basket/${path}`, { session, ...options });
const state = async (path: string, options = {}) => basketSchema.parse((await ask(path, options)).value);

test('API-60 API-61 CRT-09 lines and totals of the basket', async () => {
  await ask('add/1/2/');
  const { basket, total } = await state('add/3/6/?noCalcBasket=true&pack=PACK');
  expect(basket).toMatchObject([
    {
      PRODUCT_ID: 1,
      QUANTITY: 2,
      BREND: { VALUE: 'Лес' },
      SECTION_NAME: 'Корм для собак',
      DISCOUNT_PRICE: 900,
      SUM: 1800,
      STEP: 1,
      AVAILABLE_QUANTITY: 20,
    },
    {
      PRODUCT_ID: 3,
      QUANTITY: 6,
      STEP: 6,
      WEIGHT: 510,
      ITEM: { code: 'pashtet_pole', properties: { new: { value: 'Y' } } },
    },
  ]);
  expect(total).toEqual({
    QUANTITY: 8,
    COUNT: 2,
    BASE_PRICE: 2600,
    DISCOUNT: 200,
    PRICE: 2400,
    WEIGHT: 2510,
    BONUS_IN: 40,
    PROMOCODE: null,
  });
  expect(await state('get/')).toEqual({ basket, total });
});

test('CRT-07 an anonymous visitor finds the basket again at the next visit', async () => {
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/3/6/', { session });
  const back = await shop.ask('/personal/user/is_auth/?site=true', { headers: { cookie: `ZPVDSESSID=${session}` } });
  expect(back).toMatchObject({ value: { authorized: false, session_id: session } });
  const { session_id: known } = userSession.parse(back.value);
  expect(await shop.ask('/sale/basket/get/', { session: known })).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 3, QUANTITY: 6 }] },
  });
});

test('CRT-12 no line exceeds the stock', async () => {
  await ask('add/2/4/');
  expect(await ask('add/2/2/')).toMatchObject({
    status: 409,
    failure: { code: 'not_enough_stock', message: 'В наличии только 5 шт' },
  });
  expect(await ask('change_quantity/2/6/')).toMatchObject({ status: 409 });
  expect(await ask('add/5/1/')).toMatchObject({ status: 409, failure: { message: 'Товара нет в наличии' } });
  expect((await state('get/')).total.QUANTITY).toBe(4);
});

test('API-62 CRT-17 CRT-18 a count changes the line, 0 deletes it', async () => {
  await ask('add/1/2/');
  expect((await state('change_quantity/1/7/')).basket[0]?.QUANTITY).toBe(7);
  expect((await state('change_quantity/1/0/')).basket).toEqual([]);
});

test('CRT-28 CRT-29 a line that does not exist', async () => {
  expect(await ask('change_quantity/1/2/')).toMatchObject({
    status: 404,
    failure: { message: 'Ошибка изменения кол-ва товаров. Товар не найден.' },
  });
  expect(await ask('delete/1/')).toMatchObject({
    status: 404,
    failure: { message: 'Ошибка удаления товаров. Товар не найден.' },
  });
});

test('API-63 API-66 lines are deleted by product, or several by their own ids', async () => {
  await ask('add/1/1/');
  await ask('add/3/1/');
  await ask('add/4/1/');
  const left = await state('delete/1/');
  expect(left.basket.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual([3, 4]);
  expect((await state('clear/', { body: { ids: left.basket.map(({ ID }) => ID) } })).basket).toEqual([]);
});

test('CRT-35 SES-44 each city has a basket of its own', async () => {
  await ask('add/1/1/');
  await ask('add/5/2/', { location: PERM });
  expect((await state('get/', { location: PERM })).basket.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual([5]);
  expect((await state('get/')).basket.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual([1]);
});

test('a visitor cannot change another visitor’s basket', async () => {
  await ask('add/1/1/');
  const mine = await state('get/');
  const other = await shop.visit();
  await ask('clear/', { session: other, body: { ids: mine.basket.map(({ ID }) => ID) } });
  expect(await ask('delete/1/', { session: other })).toMatchObject({ status: 404 });
  expect(await state('get/')).toEqual(mine);
  expect(await shop.ask('/sale/basket/get/')).toMatchObject({ status: 401, failure: { code: 'unauthorized' } });
});

test('API-64 API-65 CRT-24 a promotion code is applied and removed', async () => {
  await ask('add/1/1/');
  expect((await state('promocode/', { body: { promocode: 'лето' } })).total).toMatchObject({
    PRICE: 810,
    DISCOUNT: 190,
    PROMOCODE: 'ЛЕТО',
  });
  expect(await ask('promocode/', { body: { promocode: 'ЗИМА' } })).toMatchObject({
    status: 422,
    failure: { message: 'Ошибка применения промокода.' },
  });
  expect((await state('clear_promocode/', { body: { promocode: 'ЛЕТО' } })).total).toMatchObject({
    PRICE: 900,
    PROMOCODE: null,
  });
  expect(await ask('clear_promocode/', { body: { promocode: 'ЛЕТО' } })).toMatchObject({ status: 422 });
});

test('a repeated write is done once, also for concurrent repetitions', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask('add/1/1/', { key: 'one-press' })));
  expect((await state('get/')).total.QUANTITY).toBe(1);
  expect(await ask('add/3/1/', { key: 'one-press' })).toMatchObject({
    status: 422,
    failure: { code: 'idempotency_mismatch' },
  });
  expect(await ask('add/3/1/', { key: 'with space' })).toMatchObject({ status: 400 });
  await shop.ask('/sale/basket/add/1/1/', { session: await shop.visit(), key: 'one-press' });
  expect((await state('add/1/1/', { key: 'next-press' })).total.QUANTITY).toBe(2);
});

test('writes without a key add up, also when they are concurrent', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask('add/3/1/')));
  expect((await state('get/')).total.QUANTITY).toBe(10);
});

test.each(['add/1/0/', 'add/1/-1/', 'add/1/1.5/', 'add/x/1/', 'add/1/99999/', 'change_quantity/1/1e3/'])(
  '%s is refused',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400, failure: { code: 'validation' } });
  },
);

test('a product that does not exist', async () => {
  expect(await ask('add/999999/1/')).toMatchObject({ status: 404, failure: { message: 'Товар не найден' } });
});
