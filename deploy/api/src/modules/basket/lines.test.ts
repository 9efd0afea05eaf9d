import {
  addToBasket,
  applyPromocode,
  changeQuantity,
  clearBasket,
  deleteFromBasket,
  getBasket,
} from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { stock } from '../../db/schema';
import { useShop, useVisitor } from '../../testing/use-shop';
import { wire } from '../../testing/wire';

const shop = useShop();
const visitor = useVisitor(shop, { each: 'test' });

const ids = async () => (await visitor.api(wire(getBasket), {})).basket.map(({ PRODUCT_ID }) => PRODUCT_ID);
const sell = (productId: number, quantity: number) =>
  shop.db.update(stock).set({ quantity }).where(eq(stock.productId, productId));

test('API-61 API-62 CRT-15 a line is bought by the piece or by the pack, as it was last asked for', async () => {
  expect((await visitor.api(wire(addToBasket), { id: 3, qty: 6 })).basket[0]).toMatchObject({ QUANTITY: 6, STEP: 1 });
  expect((await visitor.api(wire(addToBasket), { id: 3, qty: 6, pack: 'PACK' })).basket[0]).toMatchObject({
    QUANTITY: 12,
    STEP: 6,
  });
  expect((await visitor.api(wire(changeQuantity), { id: 3, qty: 18 })).basket[0]).toMatchObject({
    QUANTITY: 18,
    STEP: 6,
  });
  expect((await visitor.api(wire(changeQuantity), { id: 3, qty: 12, pack: 'ST' })).basket[0]).toMatchObject({
    QUANTITY: 12,
    STEP: 1,
  });
  expect((await visitor.api(wire(addToBasket), { id: 1, qty: 2, pack: 'PACK' })).basket[1]).toMatchObject({
    QUANTITY: 2,
    STEP: 1,
  });
  expect(await visitor.ask('/sale/basket/add/3/6/?pack=BOX')).toMatchObject({
    status: 400,
    failure: { code: 'validation' },
  });
});

test('CRT-15 a line that is no whole packs is counted by the piece', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 6, pack: 'PACK' });
  expect((await visitor.api(wire(addToBasket), { id: 3, qty: 1 })).basket[0]).toMatchObject({ QUANTITY: 7, STEP: 1 });
});

test('SES-07 CRT-15 a line keeps its packs at sign-in', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 12, pack: 'PACK' });
  const body = { login: 'boris', password: 'лесная-поляна' };
  await visitor.ask('/personal/user/auth/', body);
  const boris = await shop.customer('boris');
  expect(await boris.api(wire(getBasket), {})).toMatchObject({ basket: [{ PRODUCT_ID: 3, QUANTITY: 12, STEP: 6 }] });
});

test('CRT-32 a line says in a text of its own what distinguishes the product', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  await visitor.api(addToBasket, { id: 4, qty: 1 });
  expect((await visitor.api(wire(getBasket), {})).basket).toMatchObject([{ DETAILS: '1 кг' }, { DETAILS: '' }]);
});

test('API-61 a removed line returns to its place, and again after the next removal', async () => {
  for (const id of [1, 3, 4]) await visitor.api(addToBasket, { id, qty: 1 });
  for (const _ of ['once', 'twice']) {
    const place = (await visitor.api(wire(getBasket), {})).basket.find(({ PRODUCT_ID }) => PRODUCT_ID === 3)?.SORT;
    await visitor.api(deleteFromBasket, { id: 3 });
    await visitor.api(addToBasket, { id: 3, qty: 1, sort: place });
    expect(await ids()).toEqual([1, 3, 4]);
  }
  await visitor.api(addToBasket, { id: 1, qty: 1, sort: 999_999_999 });
  expect(await ids()).toEqual([1, 3, 4]);
  const other = await shop.visitor();
  await other.api(addToBasket, { id: 1, qty: 1, sort: 1 });
  expect(await ids()).toEqual([1, 3, 4]);
  for (const sort of ['0', '-1', '1.5', '2147483648', 'x']) {
    expect(await visitor.ask(`/sale/basket/add/2/1/?sort=${sort}`)).toMatchObject({ status: 400 });
  }
});

describe('lines that cannot be ordered', () => {
  const form = {
    user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
  };
  const save = async () => savedOrder.parse((await visitor.ask('/sale/order/save/', form)).value);

  beforeEach(async () => {
    await sell(4, 1);
    await sell(3, 50);
    await visitor.api(addToBasket, { id: 3, qty: 2 });
    await visitor.api(addToBasket, { id: 4, qty: 1 });
  });

  test('CRT-12 a sold-out line does not count, says why, and stands in the way of the order', async () => {
    await sell(4, 0);
    const { basket, total } = await visitor.api(wire(getBasket), {});
    expect(basket).toMatchObject([
      { PRODUCT_ID: 3, SHORTAGE: null },
      { PRODUCT_ID: 4, AVAILABLE_QUANTITY: 0, SHORTAGE: 'Нет в наличии' },
    ]);
    expect(total).toMatchObject({ QUANTITY: 2, COUNT: 2, BASE_PRICE: 200, PRICE: 200, WEIGHT: 170, BONUS_IN: 10 });
    expect((await save()).CALCULATE_ERROR).toBe('Не хватает товаров. Мячик «Поле»: нет в наличии');
    const gone = basket.flatMap((line) => (line.AVAILABLE_QUANTITY > 0 ? [] : line.ID));
    await visitor.api(clearBasket, { ids: gone });
    expect((await save()).order?.PRICE).toBe(200);
  });

  test('a line of which there is too little counts in full, and says how much there is', async () => {
    await sell(3, 1);
    const { basket, total } = await visitor.api(wire(getBasket), {});
    expect(basket[0]).toMatchObject({ QUANTITY: 2, SHORTAGE: 'В наличии только 1\u00a0шт' });
    expect(total).toMatchObject({ QUANTITY: 3, PRICE: 550 });
  });

  test('CRT-24 a promotion code counts without sold-out lines', async () => {
    await visitor.api(applyPromocode, { promocode: 'ЛЕТО' });
    await sell(4, 0);
    expect((await visitor.api(wire(getBasket), {})).total).toMatchObject({
      PRICE: 180,
      DISCOUNT: 20,
      PROMOCODE: 'ЛЕТО',
    });
  });
});
