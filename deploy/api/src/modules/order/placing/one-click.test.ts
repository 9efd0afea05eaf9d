import { addToBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { order, stock } from '../../../db/schema';
import { type HowToAsk, useShop, useVisitor } from '../../../testing/use-shop';
import { wire } from '../../../testing/wire';

const shop = useShop();
const visitor = useVisitor(shop, { each: 'test' });

const form = { productId: 3, quantity: 2, name: 'Иван', phone: '8 922 000-00-02', acceptPersonData: 'Y' };
const press = async (changes = {}, how?: HowToAsk) =>
  savedOrder.parse((await visitor.ask('/sale/order/one_click/', { ...form, ...changes }, how)).value);

test('API-95 ORD-71 a name and a phone order one product; its goods are reserved, the basket stays', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  const { order: made } = await press();
  expect(made?.PRICE).toBe(200);
  const [row] = await shop.db
    .select()
    .from(order)
    .where(eq(order.id, made?.ID ?? 0));
  expect(row).toMatchObject({
    source: 'one_click',
    statusId: 'N',
    phone: '79220000002',
    contactName: 'Иван',
    price: 20_000,
  });
  expect((await shop.db.select().from(stock).where(eq(stock.productId, 3)))[0]?.quantity).toBe(48);
  expect(await visitor.api(wire(getBasket), {})).toMatchObject({ total: { COUNT: 1 } });
  expect(await visitor.ask(`/sale/order/get_state/${made?.ID}/`)).toMatchObject({
    value: { STATUS_NAME: 'Принят', QUANTITY: 2 },
  });
});

test('API-95 ORD-27 all missing fields are reported at once, and goods beyond the stock are not sold', async () => {
  expect(await press({ name: '', phone: '12', acceptPersonData: 'N' })).toMatchObject({
    order: null,
    ERROR: {
      FIELDS: {
        name: 'Укажите имя',
        phone: 'Не удалось отформатировать телефон 12',
        acceptPersonData: 'Нужно согласие на обработку персональных данных',
      },
    },
  });
  expect((await press({ productId: 4, quantity: 2 })).CALCULATE_ERROR).toBe(
    'Не хватает товаров. Мячик «Поле»: в наличии только 1\u00a0шт',
  );
});

test('API-95 ten clicks of one attempt make one order', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => press({}, { key: 'one-press' })));
  expect(new Set(answers.map(({ order: made }) => made?.ID)).size).toBe(1);
});

test.each([{ productId: 'x' }, { quantity: 0 }, { quantity: 10_000 }, { phone: 'x'.repeat(31) }])(
  'API-95 %j is refused',
  async (changes) => {
    const body = { ...form, ...changes };
    expect(await visitor.ask('/sale/order/one_click/', body)).toMatchObject({ status: 400 });
  },
);

test('API-95 a missing session, a missing product', async () => {
  expect(await shop.ask('/sale/order/one_click/', { body: form })).toMatchObject({ status: 401 });
  expect(await visitor.ask('/sale/order/one_click/', { ...form, productId: 999 })).toMatchObject({
    status: 404,
    failure: { message: 'Товар не найден' },
  });
});
