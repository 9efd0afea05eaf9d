import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { getDeliveryServices } from '@zapovednik/api/checkout/calls/delivery';
import { deliveryProfile as profile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { calcFastDelivery, getHousePromises } from '@zapovednik/api/checkout/calls/fast-delivery';
import { orderAnswer, savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { autoOrder, deliveryProfile, product } from '../../db/schema';
import { autoOrdersIn, START } from '../../testing/auto-orders';
import { fillFastDelivery, INSIDE } from '../../testing/fast-delivery';
import { useShop } from '../../testing/use-shop';

/** Product 1 is a prescription medicine here. */
const shop = useShop({ at: START });
const repeats = autoOrdersIn(shop);
beforeAll(() => fillFastDelivery(shop.db));
const prescribe = (isPrescription: boolean) => shop.db.update(product).set({ isPrescription }).where(eq(product.id, 1));
beforeEach(() => prescribe(true));
afterEach(async () => {
  await shop.db.delete(autoOrder);
  await shop.db.delete(deliveryProfile);
});

const home = { street: 'улица Ленина', house: '5', coords: INSIDE };
const person = { user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' }, acceptPersonData: 'Y' };

test('PRD-04 ORD-07 a prescription medicine is promised to be collected only, on its page, in cart and order', async () => {
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/setUserProfileData/', home);
  const read = async (path: string) => (await visitor.ask(path)).value;
  const { messages } = productDetail.parse(await read('/catalog/product/get_by_code/korm_les_1/'));
  expect(messages).toMatchObject({ zpvd_courier_date: '', zpvd_courier_price: '' });
  expect(messages.zpvd_pickup_info).toBeTruthy();
  const [promise] = getHousePromises.answer.parse(await read('/sale/delivery/get/house_promises/1/'));
  expect(promise).toMatchObject({ FAST: null, COURIER: null, MESSAGE: expect.stringContaining('по рецепту') });
  expect(calcFastDelivery.answer.parse(await read('/sale/delivery/calcFastDelivery/1/'))).toMatchObject({
    MESSAGE: expect.stringContaining('по рецепту'),
  });
  await read('/sale/basket/add/1/1/');
  await read('/sale/basket/add/3/6/');
  const types = getDeliveryServices.answer.parse(await read('/sale/delivery/get/delivery/')).map(({ TYPE }) => TYPE);
  expect(new Set(types)).toEqual(new Set(['pickup', 'fast_pickup']));
  const { order } = orderAnswer.parse(await read('/sale/order/get/'));
  expect(order?.DELIVERY.map(({ TYPE }) => TYPE)).toEqual(types);
  expect(order?.PICKUP_ONLY).toEqual(['Корм для собак «Лес» с лососем, 1 кг']);
  // Without it, the courier is offered again.
  await visitor.ask('/sale/basket/delete/1/');
  const rest = orderAnswer.parse(await read('/sale/order/get/')).order;
  expect(rest?.DELIVERY.map(({ TYPE }) => TYPE)).toContain('courier');
  expect(rest).not.toHaveProperty('PICKUP_ONLY');
});

test.each([1, 4])(
  'ORD-36 an order to a door with a prescription medicine is refused (service %d)',
  async (serviceId) => {
    const visitor = await shop.visitor();
    await visitor.ask('/sale/basket/add/1/1/');
    const { value } = await visitor.ask('/sale/order/save/', { ...person, serviceId, profile: home });
    expect(savedOrder.parse(value)).toMatchObject({
      order: null,
      ERROR: {
        FIELDS: {
          serviceId:
            'Препараты по рецепту не доставляем. Выберите самовывоз или уберите из корзины: Корм для собак «Лес» с лососем, 1 кг',
        },
      },
    });
  },
);

test('CAB-23 an auto-order with a prescription medicine is collected, and one to a door takes none', async () => {
  const { anna, write } = repeats;
  const { id: address } = profile.parse((await anna.ask('/sale/delivery/profile/add/', home)).value);
  const [place, goods] = [{ kind: 'address', id: address }, [{ productId: 1, quantity: 1 }]];
  const refused = { status: 400, failure: { message: expect.stringContaining('отпускается по рецепту') } };
  const collected = await repeats.weekly();
  expect(await write('goods', collected, { goods })).toMatchObject({ status: 200 });
  expect(await write('place', collected, { place })).toMatchObject(refused);
  const brought = await repeats.weekly();
  expect(await write('place', brought, { place })).toMatchObject({ status: 200 });
  expect(await write('goods', brought, { goods })).toMatchObject(refused);
  // It became one later.
  await prescribe(false);
  expect(await write('goods', brought, { goods })).toMatchObject({ status: 200 });
  await prescribe(true);
  await repeats.run(7);
  expect((await repeats.one(brought)).children).toEqual([]);
  expect((await repeats.one(collected)).children).toHaveLength(1);
});
