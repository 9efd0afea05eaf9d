import { addToBasket, changeQuantity, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { formatPrice } from '@zapovednik/rules/format';
import { coupon } from '../../db/schema';
import { useShop, useVisitor } from '../../testing/use-shop';
import { wire } from '../../testing/wire';

const shop = useShop();
beforeAll(async () => {
  await shop.db.insert(coupon).values([
    { code: 'МИНУС100', amount: 10_000 },
    { code: 'МИНУСМНОГО', amount: 10_000_000 },
    { code: 'ОТ1000', percent: 20, minimum: 100_000 },
    { code: 'ПЕРВЫЙ', percent: 20, isFirstOrderOnly: true },
    { code: 'РАЗ', percent: 20, isOncePerCustomer: true },
    { code: 'ПОСЛЕДНИЙ', percent: 20, usesLeft: 1 },
  ]);
});
const visitor = useVisitor(shop, { each: 'test' });

const apply = (promocode: string, by = visitor.session()) =>
  shop.ask('/sale/basket/promocode/', { session: by, body: { promocode } });
const total = async (by = visitor) => (await by.api(wire(getBasket), {})).total;
const why = async (promocode: string, by = visitor.session()) =>
  (await apply(promocode, by)).failure?.fields?.promocode;

const order = async (phone: string, by = visitor.session(), changes = {}) => {
  const body = {
    user: { fullName: 'Иван Лесов', phone, email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
    ...changes,
  };
  return savedOrder.parse((await shop.ask('/sale/order/save/', { session: by, body })).value);
};

test('API-64 a code for an amount reduces the total, but never to zero', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 5 });
  await apply('минус100');
  expect(await total()).toMatchObject({ BASE_PRICE: 500, DISCOUNT: 100, PRICE: 400, PROMOCODE: 'МИНУС100' });
  await apply('МИНУСМНОГО');
  expect(await total()).toMatchObject({ DISCOUNT: 499, PRICE: 1 });
});

test('API-93 ORD-11 the order shows the discount of its code, and is paid with it', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 5 });
  await apply('МИНУС100');
  const page = await visitor.ask('/sale/order/refresh/', { serviceId: 2, pickupPointId: 1 });
  expect(page).toMatchObject({
    value: {
      order: { APPLIED_COUPONS: [{ CODE: 'МИНУС100', DISCOUNT: 100 }], TOTAL: { BASKET: 400, PRICE: 400 } },
    },
  });
  expect((await order('79220000101')).order?.PRICE).toBe(400);
});

test('CRT-24 the reason is given when a code cannot be used', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 5 });
  expect(await apply('НЕТТАКОГО')).toMatchObject({
    status: 422,
    failure: { message: 'Ошибка применения промокода.', fields: { promocode: 'Такого промокода нет' } },
  });
  expect(await why('ЗИМА')).toBe('Срок промокода истёк');
  expect(await why('ОТ1000')).toBe(`Промокод действует для заказа от ${formatPrice(1000)}`);
  expect(await why(' ')).toBeTruthy();
});

test('CRT-24 a code stays inactive while the basket is too small for it', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 10 });
  await apply('ОТ1000');
  expect(await total()).toMatchObject({ PRICE: 800, PROMOCODE: 'ОТ1000' });
  await visitor.api(changeQuantity, { id: 3, qty: 9 });
  expect(await total()).toMatchObject({ PRICE: 900, PROMOCODE: null });
  await visitor.api(changeQuantity, { id: 3, qty: 10 });
  expect(await total()).toMatchObject({ PRICE: 800, PROMOCODE: 'ОТ1000' });
  expect((await order('79220000104')).order?.PRICE).toBe(800);
});

test('API-64 a code for the first order checks the customer, and a guest by the phone', async () => {
  const anna = await shop.signIn('anna@example.ru');
  await shop.ask('/sale/basket/add/3/1/', { session: anna });
  expect(await apply('ПЕРВЫЙ', anna)).toMatchObject({ status: 200 });
  expect((await order('79220000001', anna)).order).not.toBeNull();
  await shop.ask('/sale/basket/add/3/1/', { session: anna });
  expect(await why('ПЕРВЫЙ', anna)).toBe('Промокод действует только на первый заказ');

  await visitor.api(addToBasket, { id: 3, qty: 5 });
  await apply('ПЕРВЫЙ');
  expect(await order('8 922 000-00-01')).toMatchObject({
    order: null,
    ERROR: { FIELDS: { promocode: 'Ошибка применения промокода. Промокод действует только на первый заказ' } },
  });
  expect((await order('79220000102')).order).not.toBeNull();
});

test('API-64 a code with one use per customer can be used again after a cancelled order', async () => {
  const boris = await shop.signIn('boris');
  const use = async () => {
    await shop.ask('/sale/basket/add/3/1/', { session: boris });
    await apply('РАЗ', boris);
    return order('79220000103', boris);
  };
  const first = await use();
  expect(first.order?.PRICE).toBe(80);
  expect(await why('РАЗ', boris)).toBe('Вы уже использовали этот промокод');
  await shop.ask(`/personal/order/cancel/${first.order?.ID}/`, { session: boris });
  expect((await use()).order?.PRICE).toBe(80);
});

test('API-64 of concurrent orders with the last use of a code one gets it', async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visit()));
  for (const one of visitors) {
    await shop.ask('/sale/basket/add/3/1/', { session: one });
    await apply('ПОСЛЕДНИЙ', one);
  }
  const answers = await Promise.all(visitors.map((one, at) => order(`7922000020${at}`, one, { expectedPrice: 80 })));
  expect(answers.filter((answer) => answer.order)).toHaveLength(1);
  const changed = `Сумма заказа изменилась, теперь она ${formatPrice(100)}`;
  const [used] = ['Ошибка применения промокода. Промокод закончился'];
  for (const { ERROR, CALCULATE_ERROR } of answers.filter((answer) => !answer.order)) {
    expect([changed, used]).toContain(CALCULATE_ERROR ?? ERROR?.PROPERTY[0]);
  }
});
