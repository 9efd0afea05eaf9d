import { autoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import { deliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { eq } from 'drizzle-orm';
import { autoOrder, order, pickupPoint, deliveryProfile as profiles } from '../../../db/schema';
import { noPartners } from '../../../partners/connect-partners';
import type { Partners } from '../../../partners/partners';
import { PartnerError } from '../../../partners/protocol/ask-partner';
import type { Suggestions } from '../../../partners/suggestions/suggestions';
import { autoOrdersIn, START } from '../../../testing/auto-orders';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { useShop, useVisitor } from '../../../testing/use-shop';

let suggestions: Suggestions | null = null;
const partners: Partners = {
  ...noPartners,
  get suggestions() {
    return suggestions;
  },
};
const shop = useShop({ at: START, partners });
const repeats = autoOrdersIn(shop);
const boris = useVisitor(shop, { login: 'boris' });
beforeEach(() => {
  suggestions = null;
  repeats.at(0);
});
afterEach(async () => {
  await shop.db.delete(autoOrder);
  await shop.db.delete(profiles);
});

const home = { street: 'улица Ленина', house: '5', porch: '', floor: '3', apartment: '14', elevator: 'N' };
const save = async (by = repeats.anna, location = EKATERINBURG) =>
  deliveryProfile.parse((await by.ask('/sale/delivery/profile/add/', home, { location })).value).id;
const ways = async (id: number) =>
  autoOrderWays.parse((await repeats.anna.ask(`/sale/Autoorder/ways/${id}/`, undefined, { location: PERM })).value);
const child = async (id: number) => {
  const [made] = (await repeats.one(id)).children;
  return (await repeats.anna.ask(`/personal/order/get/${made?.id}/`)).value;
};
const ofOrder = { place: null, paymentId: null, recipient: null };

test('CAB-23 an auto-order can go to the places of its order’s city, and be paid on receipt', async () => {
  const id = await repeats.weekly();
  const address = await save();
  await save(repeats.anna, PERM);
  const offered = await ways(id);
  expect(offered).toMatchObject({
    orderPlace: expect.stringContaining('Магазин на Ленина'),
    addresses: [{ id: address, name: expect.stringContaining('улица Ленина, д. 5') }],
  });
  const there = await shop.db.select().from(pickupPoint).where(eq(pickupPoint.locationId, EKATERINBURG));
  expect(offered.points.map(({ name }) => name)).toContain('Магазин на Ленина, ул. Ленина, 5');
  expect(offered.points.every((point) => there.some((row) => row.id === point.id && row.handsOut))).toBe(true);
  expect(offered.payments.map((one) => one.id)).toContain(offered.paymentId);
});

test('CAB-23 the next order goes to a saved address, and back to the point; orders made before stay', async () => {
  const id = await repeats.weekly();
  const address = await save();
  const moved = await repeats.write('place', id, { place: { kind: 'address', id: address } });
  expect(moved).toMatchObject({
    status: 200,
    value: {
      deliveryPlace: expect.stringContaining('улица Ленина, д. 5'),
      changed: { ...ofOrder, place: { kind: 'address', id: address } },
    },
  });
  // As it was when the customer chose it.
  await repeats.anna.ask(`/sale/delivery/profile/delete/${address}/`);
  expect(await repeats.run(5)).toBe(1);
  expect(await child(id)).toMatchObject({ is_delivery: 'Y', street: 'улица Ленина', delivery_id: 1 });
  expect(await repeats.write('place', id, { place: null })).toMatchObject({ value: { changed: ofOrder } });
  expect(await repeats.run(12)).toBe(1);
  expect(await child(id)).toMatchObject({ is_pickup: 'Y', pickup_name: 'Магазин на Ленина', delivery_id: 2 });
});

test('CAB-23 a point that has closed is replaced by another one', async () => {
  const id = await repeats.weekly();
  const spare = { ...(await pointRow(1)), id: 991, name: 'Запасной пункт' };
  await shop.db.insert(pickupPoint).values(spare);
  await shop.db.update(pickupPoint).set({ handsOut: false }).where(eq(pickupPoint.id, 1));
  expect(await repeats.one(id)).toMatchObject({ obstacle: 'Пункт самовывоза закрыт' });
  expect(await repeats.write('place', id, { place: { kind: 'point', id: 991 } })).toMatchObject({
    value: { obstacle: null, deliveryPlace: expect.stringContaining('Запасной пункт') },
  });
  expect(await repeats.write('place', id, { place: { kind: 'point', id: 1 } })).toMatchObject({
    status: 400,
    failure: { fields: { place: 'Этот пункт сейчас не выдаёт заказы. Выберите другой' } },
  });
  await shop.db.update(pickupPoint).set({ handsOut: true }).where(eq(pickupPoint.id, 1));
  await repeats.write('place', id, { place: null });
  await shop.db.delete(pickupPoint).where(eq(pickupPoint.id, 991));
});

async function pointRow(id: number) {
  const [row] = await shop.db.select().from(pickupPoint).where(eq(pickupPoint.id, id));
  if (!row) throw new Error('The small shop has this point');
  return row;
}

test('CAB-23 somebody else’s address, one of another city and one that does not exist get the same answer', async () => {
  const id = await repeats.weekly();
  const wrong = [await save(boris), await save(repeats.anna, PERM), 9_999_999];
  const answers = [];
  for (const one of wrong) answers.push(await repeats.write('place', id, { place: { kind: 'address', id: one } }));
  expect(answers.map(({ status, failure }) => [status, failure?.message])).toEqual(
    Array(3).fill([404, 'Адрес не найден']),
  );
  const [inPerm] = await shop.db.select().from(pickupPoint).where(eq(pickupPoint.locationId, PERM));
  for (const point of [inPerm?.id ?? 77_777, 9_999_999]) {
    expect(await repeats.write('place', id, { place: { kind: 'point', id: point } })).toMatchObject({ status: 400 });
  }
  for (const place of [{ kind: 'moon', id: 1 }, { kind: 'point' }, 'point', { kind: 'point', id: -1 }]) {
    expect(await repeats.write('place', id, { place })).toMatchObject({ status: 400 });
  }
  expect(await repeats.one(id)).toMatchObject({ changed: ofOrder });
});

test('CAB-23 DEL-54 a saved address that could not be checked is checked before the next orders go there', async () => {
  const id = await repeats.weekly();
  const address = await save();
  await shop.db
    .update(profiles)
    .set({ address: { ...home, elevator: 'N', coords: '', needsCall: 'Y' } })
    .where(eq(profiles.id, address));
  suggestions = { suggest: async () => [] };
  const there = { place: { kind: 'address', id: address } };
  expect(await repeats.write('place', id, there)).toMatchObject({
    status: 400,
    failure: { fields: { street: 'Не нашли такую улицу. Выберите её из подсказок' } },
  });
  expect(await repeats.one(id)).toMatchObject({ changed: ofOrder });
  expect(await repeats.write('place', id, there, boris)).toMatchObject({ status: 404 });
  suggestions = { suggest: () => Promise.reject(new PartnerError('suggestions', 'down')) };
  expect(await repeats.write('place', id, there)).toMatchObject({
    status: 200,
    value: { changed: { ...ofOrder, ...there } },
  });
});

test('CAB-23 another way to pay must fit an order that nobody is there to pay', async () => {
  const id = await repeats.weekly();
  const { payments } = await ways(id);
  for (const { id: paymentId, name } of payments) {
    expect(await repeats.write('payment', id, { paymentId })).toMatchObject({
      value: { paymentName: name, changed: { paymentId } },
    });
  }
  expect(await repeats.write('payment', id, { paymentId: 9_999 })).toMatchObject({
    status: 400,
    failure: { fields: { paymentId: 'Так оплатить автозаказ нельзя. Выберите другой способ' } },
  });
  expect(await repeats.write('payment', id, { paymentId: null })).toMatchObject({ value: { changed: ofOrder } });
});

test('CAB-23 an order that was paid on the site is repeated with payment on receipt, and the customer is told why', async () => {
  const id = await repeats.weekly();
  expect(await repeats.one(id)).not.toHaveProperty('paymentReason');
  await shop.db.update(order).set({ paySystemId: 3, paymentName: 'На сайте' }).where(eq(order.id, id));
  expect(await repeats.one(id)).toMatchObject({
    paymentName: 'При получении',
    paymentReason: '«На сайте», как в первом заказе, для автозаказа не подходит: без вас деньги не спишутся',
  });
  const { payments } = await ways(id);
  await repeats.write('payment', id, { paymentId: payments[0]?.id });
  expect(await repeats.one(id)).not.toHaveProperty('paymentReason');
});

test('CAB-23 somebody else receives the next orders', async () => {
  const id = await repeats.weekly();
  const recipient = { fullName: 'Мария <b>Лесная</b>', phone: '8 922 000-00-09', email: '' };
  expect(await repeats.write('recipient', id, { recipient })).toMatchObject({
    value: { recipient: 'Мария Лесная', recipientPhone: '79220000009' },
  });
  await repeats.run(5);
  expect(await child(id)).toMatchObject({ contact_person: 'Мария Лесная', phone: '79220000009' });
  for (const wrong of [{ fullName: '' }, { phone: '123' }, { email: 'почта' }]) {
    expect(await repeats.write('recipient', id, { recipient: { ...recipient, ...wrong } })).toMatchObject({
      status: 400,
    });
  }
  expect(await repeats.write('recipient', id, { recipient: null })).toMatchObject({
    value: { recipient: 'Анна Лесная', changed: ofOrder },
  });
});

test('CAB-23 changes of an ended auto-order and of another customer’s are refused', async () => {
  const id = await repeats.weekly();
  const all = [
    ['place', { place: null }],
    ['payment', { paymentId: null }],
    ['recipient', { recipient: null }],
  ] as const;
  for (const [what, body] of all) expect(await repeats.write(what, id, body, boris)).toMatchObject({ status: 404 });
  await repeats.anna.ask(`/sale/Autoorder/order/cancel/${id}/`);
  for (const [what, body] of all) expect(await repeats.write(what, id, body)).toMatchObject({ status: 409 });
});
