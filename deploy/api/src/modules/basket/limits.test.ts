import { addToBasket, changeQuantity, clearBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { orderAnswer } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { basketLine, product, stock } from '../../db/schema';
import { EKATERINBURG } from '../../testing/small-shop';
import { useShop, useVisitor } from '../../testing/use-shop';
import { wire } from '../../testing/wire';
import { MOST_LINES } from './change-basket';

const shop = useShop();
beforeAll(async () => {
  const [like] = await shop.db.select().from(product).where(eq(product.id, 3));
  if (!like) throw new Error('The small shop has another product 3');
  const { search: _, ...row } = { search: null, ...like };
  const many = Array.from({ length: MOST_LINES + 10 }, (_, at) => 1000 + at);
  await shop.db.insert(product).values(many.map((id) => ({ ...row, id, code: `tovar_${id}` })));
  await shop.db.insert(stock).values(many.map((productId) => ({ productId, locationId: EKATERINBURG, quantity: 5 })));
});
const visitor = useVisitor(shop, { each: 'test' });

async function fill(by: string, from: number, count: number) {
  await shop.ask('/sale/basket/add/1000/1/', { session: by });
  const [first] = await shop.db
    .select()
    .from(basketLine)
    .orderBy(basketLine.id)
    .offset((await lines()) - 1);
  if (!first) throw new Error('Nothing was put in');
  const rest = Array.from({ length: count - 1 }, (_, at) => from + at + 1);
  await shop.db
    .insert(basketLine)
    .values(rest.map((productId) => ({ basketId: first.basketId, productId, quantity: 1 })));
}
const lines = () => shop.db.$count(basketLine);

test('API-61 a basket has at most 500 lines, but existing lines can grow', async () => {
  await fill(visitor.session(), 1000, MOST_LINES);
  expect(await visitor.ask(`/sale/basket/add/${1000 + MOST_LINES}/1/`)).toMatchObject({
    status: 409,
    failure: { code: 'basket_full', message: 'В корзине не больше 500 разных товаров' },
  });
  expect((await visitor.api(wire(addToBasket), { id: 1001, qty: 1 })).total).toMatchObject({
    COUNT: MOST_LINES,
    QUANTITY: MOST_LINES + 1,
  });
  const cleared = await visitor.api(wire(clearBasket), {
    ids: (await visitor.api(wire(getBasket), {})).basket.map(({ ID }) => ID),
  });
  expect(cleared.total.COUNT).toBe(0);
});

test('SES-07 after sign-in the basket has at most 500 lines', async () => {
  const anna = await shop.signIn('anna@example.ru');
  await fill(anna, 1000, MOST_LINES);
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  const body = { login: 'anna@example.ru', password: 'лесная-поляна' };
  const answer = await visitor.ask('/personal/user/auth/', body);
  expect(answer.status).toBe(200);
  expect((await shop.ask('/sale/basket/get/', { session: anna })).value).toMatchObject({
    total: { COUNT: MOST_LINES },
  });
});

test('API-60 CRT-22 without noCalcBasket=true the order of the basket is calculated too', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  expect((await visitor.api(wire(getBasket), {})).total.ORDER).toBeUndefined();
  expect((await visitor.api(wire(getBasket), { noCalcBasket: 'false' })).total.ORDER).toEqual({
    DELIVERY: 150,
    PRICE: 350,
    MAX_BONUS_OUT: 0,
    CALCULATE_ERROR: null,
  });
  expect((await visitor.api(wire(changeQuantity), { id: 3, qty: 3, noCalcBasket: 'N' })).total.ORDER?.PRICE).toBe(450);
  expect(await visitor.ask('/sale/basket/get/?noCalcBasket=maybe')).toMatchObject({ status: 400 });
});

test('API-60 CAT-53 in fast-pickup mode the chosen shop’s stock is used, and no line is lost', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 5 });
  await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
  const {
    basket: [line],
    total,
  } = await visitor.api(wire(getBasket), {});
  expect(line).toMatchObject({ QUANTITY: 5, AVAILABLE_QUANTITY: 2 });
  // The sum is that of the order from this shop.
  const { order } = orderAnswer.parse((await visitor.ask('/sale/order/get/')).value);
  expect(total).toMatchObject({ QUANTITY: 2, COUNT: 1, PRICE: order?.BASKET_TOTAL.PRICE });
  expect(total.PRICE).toBe(2 * (line?.DISCOUNT_PRICE ?? 0));
  expect(await visitor.ask('/sale/basket/add/1/1/')).toMatchObject({
    status: 409,
    failure: { message: 'В наличии только 2\u00a0шт' },
  });
  await visitor.ask('/sale/delivery/clearDelivery/');
  expect((await visitor.api(wire(getBasket), {})).basket[0]).toMatchObject({ QUANTITY: 5, AVAILABLE_QUANTITY: 20 });
});

test('API-66 lines of other visitors are not deleted, one id works like a list, and 501 are too many', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  const [mine] = (await visitor.api(wire(getBasket), {})).basket;
  await (await shop.visitor()).api(clearBasket, { ids: mine ? [mine.ID] : [] });
  expect((await visitor.api(wire(getBasket), {})).total.COUNT).toBe(1);
  expect((await visitor.api(wire(clearBasket), { ids: String(mine?.ID) })).total.COUNT).toBe(0);
  expect(
    await visitor.ask('/sale/basket/clear/', { ids: Array.from({ length: 501 }, (_, at) => at + 1) }),
  ).toMatchObject({
    status: 400,
    failure: { code: 'validation' },
  });
});
