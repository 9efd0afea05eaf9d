import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { shopStock } from '@zapovednik/api/catalog/wire/stock';
import { pickupPoint } from '@zapovednik/api/checkout/wire/delivery';
import { orderAnswer } from '@zapovednik/api/checkout/wire/order';
import * as z from 'zod/mini';
import { useShop } from '../../testing/use-shop';

const MINUTE = 60_000;
const evening = new Date('2026-11-21T20:00:00+05:00');
/** The shop is open from 9 to 21, in Yekaterinburg. */
const shop = useShop({ at: evening });

/** What page, list, dialog and order say of a product that lies on the shelf of one shop. */
async function promises() {
  const visitor = await shop.visitor();
  const { messages } = productDetail.parse((await visitor.ask('/catalog/product/get_by_code/korm_les_1/')).value);
  const [stock] = z.array(shopStock).parse((await visitor.ask('/catalog/stocks/get/?productId=1')).value);
  const [point] = z.array(pickupPoint).parse((await visitor.ask('/sale/delivery/get/pickup_point/?fast=Y')).value);
  await visitor.ask('/sale/basket/add/1/1/');
  await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
  const { order } = orderAnswer.parse((await visitor.ask('/sale/order/get/')).value);
  return {
    page: messages.zpvd_fast_pickup,
    pickup: messages.zpvd_pickup_info,
    list: stock?.PERIOD,
    dialog: point?.PVZ_DELIVERY_TIME,
    order: order?.DELIVERY.find(({ CHECKED }) => CHECKED === 'Y')?.PERIOD,
    chosen: order?.PICKUP_POINT?.PVZ_DELIVERY_TIME,
  };
}

const soon = { dialog: 'через час', order: 'через час', chosen: 'через час' };
const tomorrow = { dialog: 'завтра с 10:00', order: 'завтра с 10:00', chosen: 'завтра с 10:00' };

test.each([
  ['20:00', 0, { page: 'через час, 1 магазин', pickup: 'сегодня, 1 магазин', list: 'сегодня', ...soon }],
  ['20:55', 55, { page: 'завтра с 10:00', pickup: 'завтра, 1 магазин', list: 'завтра', ...tomorrow }],
  ['21:05', 65, { page: 'завтра с 10:00', pickup: 'завтра, 1 магазин', list: 'завтра', ...tomorrow }],
  ['21:45', 105, { page: 'завтра с 10:00', pickup: 'завтра, 1 магазин', list: 'завтра', ...tomorrow }],
])('PRD-04 DEL-31 ORD-07 at %s page, list, dialog and order promise the same', async (_, minutes, promised) => {
  shop.clock.at(new Date(evening.getTime() + minutes * MINUTE));
  expect(await promises()).toEqual(promised);
});

test('PRD-04 after midnight it is today again', async () => {
  shop.clock.at(new Date(evening.getTime() + 245 * MINUTE));
  expect(await promises()).toMatchObject({ page: 'сегодня с 10:00', order: 'сегодня с 10:00' });
});
