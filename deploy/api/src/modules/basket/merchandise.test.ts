import { autoOrderMode } from '@zapovednik/api/cabinet/wire/auto-order-mode';
import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { basketSchema } from '@zapovednik/api/checkout/wire/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq } from 'drizzle-orm';
import { autoOrder, customer, orderLine, product, stock } from '../../db/schema';
import { makeNextOrders } from '../../testing/make-next-orders';
import { pastOrder } from '../../testing/past-order';
import { EKATERINBURG, PASSWORD, quickHash } from '../../testing/small-shop';
import { useShop, type Visitor } from '../../testing/use-shop';
import { FOR_STAFF } from './merchandise';

const MUG = 4;
let staff: Visitor;
let anna: string;
const shop = useShop();
beforeAll(async () => {
  await shop.db.update(product).set({ isMerchandise: true }).where(eq(product.id, MUG));
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values([
    { id: 20, login: 'seller', phone: '79220000020', passwordHash, groups: ['1c_user'] },
    { id: 21, login: 'operator', passwordHash, groups: ['1c_service_user'] },
  ]);
  staff = await shop.customer('seller');
  anna = await shop.signIn('anna@example.ru');
});
beforeEach(async () => {
  await shop.db
    .update(stock)
    .set({ quantity: 100 })
    .where(and(eq(stock.productId, MUG), eq(stock.locationId, EKATERINBURG)));
});

const basketOf = async (session: string) =>
  basketSchema.parse((await shop.ask('/sale/basket/get/', { session })).value);
const form = {
  user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
  acceptPersonData: 'Y',
  serviceId: 2,
  pickupPointId: 1,
  paymentId: 1,
};
const save = async (visitor: Visitor) => savedOrder.parse((await visitor.ask('/sale/order/save/', form)).value);
const setGroups = (groups: ('1c_user' | 'customer')[]) =>
  shop.db.update(customer).set({ groups }).where(eq(customer.login, 'seller'));
const held = async () =>
  (await shop.db.select().from(stock).where(eq(stock.productId, MUG))).find((row) => row.locationId === EKATERINBURG)
    ?.quantity;

test('PRD-61 merchandise is marked, and whoever may not buy it cannot put it into the basket', async () => {
  const seen = productDetail.parse((await shop.ask('/catalog/product/get_by_code/myachik_pole/')).value);
  expect(seen.properties.merchandise.value).toBe('Y');
  for (const session of [await shop.visit(), anna, await shop.signIn('operator')]) {
    expect(await shop.ask(`/sale/basket/add/${MUG}/1/`, { session })).toMatchObject({
      status: 403,
      failure: { code: 'merchandise', message: FOR_STAFF },
    });
  }
  expect((await basketOf(anna)).basket).toEqual([]);
});

test('PRD-61 SES-38 an employee buys merchandise; who lost the right keeps a line that does not count and cannot be ordered', async () => {
  await staff.api(addToBasket, { id: MUG, qty: 1 });
  await staff.api(addToBasket, { id: 3, qty: 1 });
  await setGroups(['customer']);
  const { basket, total } = await basketOf(staff.session());
  expect(basket[0]).toMatchObject({ PRODUCT_ID: MUG, AVAILABLE_QUANTITY: 0, SHORTAGE: FOR_STAFF });
  expect(total.PRICE).toBe(100);
  expect((await save(staff)).CALCULATE_ERROR).toBe(
    'Не всё можно заказать. Мячик «Поле»: мерч продаём только сотрудникам «Заповедника»',
  );
  expect(await staff.ask(`/sale/basket/change_quantity/${MUG}/2/`)).toMatchObject({ status: 403 });
  await setGroups(['1c_user']);
  expect((await save(staff)).order?.PRICE).toBe(450);
});

test('PRD-61 API-95 one click sells merchandise to employees only', async () => {
  const press = async (session: string) => {
    const body = { productId: MUG, name: 'Иван', phone: '79220000002', acceptPersonData: 'Y' };
    return savedOrder.parse((await shop.ask('/sale/order/one_click/', { session, body })).value);
  };
  for (const session of [await shop.visit(), anna]) {
    expect(await press(session)).toMatchObject({ order: null, CALCULATE_ERROR: expect.stringContaining('мерч') });
  }
  expect(await held()).toBe(100);
  expect((await press(staff.session())).order?.PRICE).toBe(350);
});

test('PRD-61 API-96 a repeated order brings merchandise to employees only', async () => {
  const repeat = async (id: number) => shop.ask('/sale/order/repeat/', { session: anna, body: { id } });
  const alone = await pastOrder(shop.db, { customerId: 1, productIds: [MUG] });
  expect(await repeat(alone)).toMatchObject({ status: 409, failure: { message: FOR_STAFF } });
  const mixed = await pastOrder(shop.db, { customerId: 1, productIds: [MUG, 1] });
  expect(await repeat(mixed)).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 1 }], MISSING: [{ PRODUCT_ID: MUG, ADDED: 0, MESSAGE: FOR_STAFF }] },
  });
});

test('PRD-61 CAB-23 an order that repeats by itself leaves merchandise out once its customer is no employee', async () => {
  const mode = await staff.ask('/sale/Autoorder/mode/set/week/');
  expect(autoOrderMode.parse(mode.value).MODE).toBe('week');
  await staff.api(addToBasket, { id: MUG, qty: 1 });
  await staff.api(addToBasket, { id: 1, qty: 1 });
  const { order: made } = await save(staff);
  await setGroups(['customer']);
  await shop.db.update(autoOrder).set({ nextDate: '2020-01-01' });
  expect(await makeNextOrders(shop.work)).toBe(1);
  await setGroups(['1c_user']);
  const lines = await shop.db.select().from(orderLine).orderBy(orderLine.id);
  const child = lines.filter(({ orderId }) => orderId > (made?.ID ?? 0));
  expect(child.map(({ productId }) => productId)).toEqual([1]);
});
