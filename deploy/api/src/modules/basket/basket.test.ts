import {
  addToBasket,
  applyPromocode,
  changeQuantity,
  clearBasket,
  clearPromocode,
  deleteFromBasket,
  getBasket,
} from '@zapovednik/api/checkout/calls/basket';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { PERM } from '../../testing/small-shop';
import { useShop, useVisitor } from '../../testing/use-shop';
import { wire } from '../../testing/wire';

const shop = useShop();
const visitor = useVisitor(shop, { each: 'test' });

test('API-60 API-61 CRT-09 lines and totals of the basket', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  const { basket, total } = await visitor.api(wire(addToBasket), { id: 3, qty: 6, noCalcBasket: 'true', pack: 'PACK' });
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
  expect(await visitor.api(wire(getBasket), {})).toEqual({ basket, total });
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
  await visitor.api(addToBasket, { id: 2, qty: 4 });
  expect(await visitor.ask('/sale/basket/add/2/2/')).toMatchObject({
    status: 409,
    failure: { code: 'not_enough_stock', message: 'В наличии только 5\u00a0шт' },
  });
  expect(await visitor.ask('/sale/basket/change_quantity/2/6/')).toMatchObject({ status: 409 });
  expect(await visitor.ask('/sale/basket/add/5/1/')).toMatchObject({
    status: 409,
    failure: { message: 'Товара нет в наличии' },
  });
  expect((await visitor.api(wire(getBasket), {})).total.QUANTITY).toBe(4);
});

test('API-62 CRT-17 CRT-18 a count changes the line, 0 deletes it', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  expect((await visitor.api(wire(changeQuantity), { id: 1, qty: 7 })).basket[0]?.QUANTITY).toBe(7);
  expect((await visitor.api(wire(changeQuantity), { id: 1, qty: 0 })).basket).toEqual([]);
});

test('CRT-28 CRT-29 a line that does not exist', async () => {
  expect(await visitor.ask('/sale/basket/change_quantity/1/2/')).toMatchObject({
    status: 404,
    failure: { message: 'Ошибка изменения кол-ва товаров. Товар не найден.' },
  });
  expect(await visitor.ask('/sale/basket/delete/1/')).toMatchObject({
    status: 404,
    failure: { message: 'Ошибка удаления товаров. Товар не найден.' },
  });
});

test('API-63 API-66 lines are deleted by product, or several by their own ids', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  await visitor.api(addToBasket, { id: 4, qty: 1 });
  const left = await visitor.api(wire(deleteFromBasket), { id: 1 });
  expect(left.basket.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual([3, 4]);
  expect((await visitor.api(wire(clearBasket), { ids: left.basket.map(({ ID }) => ID) })).basket).toEqual([]);
});

test('CRT-35 SES-44 each city has a basket of its own', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  await visitor.ask('/sale/basket/add/5/2/', undefined, { location: PERM });
  expect(await visitor.ask('/sale/basket/get/', undefined, { location: PERM })).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 5 }] },
  });
  expect((await visitor.api(wire(getBasket), {})).basket.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual([1]);
});

test('a visitor cannot change another visitor’s basket', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  const mine = await visitor.api(wire(getBasket), {});
  const other = await shop.visitor();
  await other.api(clearBasket, { ids: mine.basket.map(({ ID }) => ID) });
  expect(await other.ask('/sale/basket/delete/1/')).toMatchObject({ status: 404 });
  expect(await visitor.api(wire(getBasket), {})).toEqual(mine);
  expect(await shop.ask('/sale/basket/get/')).toMatchObject({ status: 401, failure: { code: 'unauthorized' } });
});

test('API-64 API-65 CRT-24 a promotion code is applied and removed', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  expect((await visitor.api(wire(applyPromocode), { promocode: 'лето' })).total).toMatchObject({
    PRICE: 810,
    DISCOUNT: 190,
    PROMOCODE: 'ЛЕТО',
  });
  expect(await visitor.ask('/sale/basket/promocode/', { promocode: 'ЗИМА' })).toMatchObject({
    status: 422,
    failure: { message: 'Ошибка применения промокода.' },
  });
  expect((await visitor.api(wire(clearPromocode), { promocode: 'ЛЕТО' })).total).toMatchObject({
    PRICE: 900,
    PROMOCODE: null,
  });
  expect(await visitor.ask('/sale/basket/clear_promocode/', { promocode: 'ЛЕТО' })).toMatchObject({ status: 422 });
});

test('a repeated write is done once, also for concurrent repetitions', async () => {
  await Promise.all(
    Array.from({ length: 10 }, () => visitor.ask('/sale/basket/add/1/1/', undefined, { key: 'one-press' })),
  );
  expect((await visitor.api(wire(getBasket), {})).total.QUANTITY).toBe(1);
  expect(await visitor.ask('/sale/basket/add/3/1/', undefined, { key: 'one-press' })).toMatchObject({
    status: 422,
    failure: { code: 'idempotency_mismatch' },
  });
  expect(await visitor.ask('/sale/basket/add/3/1/', undefined, { key: 'with space' })).toMatchObject({ status: 400 });
  await (await shop.visitor()).api(addToBasket, { id: 1, qty: 1 }, { key: 'one-press' });
  expect((await visitor.api(wire(addToBasket), { id: 1, qty: 1 }, { key: 'next-press' })).total.QUANTITY).toBe(2);
});

test('writes without a key add up, also when they are concurrent', async () => {
  await Promise.all(Array.from({ length: 10 }, () => visitor.ask('/sale/basket/add/3/1/')));
  expect((await visitor.api(wire(getBasket), {})).total.QUANTITY).toBe(10);
});

test.each(['add/1/0/', 'add/1/-1/', 'add/1/1.5/', 'add/x/1/', 'add/1/99999/', 'change_quantity/1/1e3/'])(
  '%s is refused',
  async (path) => {
    expect(await visitor.ask(`/sale/basket/${path}`)).toMatchObject({ status: 400, failure: { code: 'validation' } });
  },
);

test('a product that does not exist', async () => {
  expect(await visitor.ask('/sale/basket/add/999999/1/')).toMatchObject({
    status: 404,
    failure: { message: 'Товар не найден' },
  });
});
