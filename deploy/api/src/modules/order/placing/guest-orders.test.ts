import { addToBasket, applyPromocode } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { defaultOrderLimits } from '../../../base/limits';
import { basketLine, coupon, customer, order, session as sessionTable, stock } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { keyOf } from '../../../http/session';
import { codesIn } from '../../../testing/codes';
import { sessionOf } from '../../../testing/session-of';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';
import { applyEvent } from '../status/apply-event';
import { expireOrders } from '../status/expire-orders';
import { forgetOldNetworks } from './guest-orders';

jest.setTimeout(60_000);

/** Limits that need many orders are lower than usual, because each order takes time. */
const limits = { ...defaultOrderLimits, GUEST_ORDERS_PER_NETWORK: 10, ORDERS_PER_CUSTOMER: 3 };
const STOCK = 5000;
const HOUR = 3600;

const shop = useShop({ sandboxes: true, at: new Date(), orderLimits: limits });
const codes = codesIn(shop);
// Each test has its own day and full stock.
beforeEach(async () => {
  shop.clock.pass(31 * 24 * HOUR * SECOND);
  await shop.db.update(order).set({ statusId: 'F' });
  await shop.db.delete(basketLine);
  for (const id of [1, 3]) await shop.db.update(stock).set({ quantity: STOCK }).where(eq(stock.productId, id));
});

/** A different network for each number. */
const from = (at: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(at / 250)}.${(at % 250) + 1}` });
const phoneOf = (at: number) => `7922${String(1_000_000 + at)}`;

interface Attempt {
  phone?: string;
  network?: number;
  session?: string;
  changes?: object;
}

/** Adds goods to the basket of a new visitor, and orders them with cash. */
async function buy(product: number, pieces: number, { phone = phoneOf(0), network = 0, ...more }: Attempt = {}) {
  const session = more.session ?? (await shop.visit());
  await shop.ask(`/sale/basket/add/${product}/${pieces}/`, { session });
  return place(session, { phone, network, ...more });
}
async function place(session: string, { phone, network = 0, changes = {} }: Attempt) {
  const body = {
    user: { fullName: 'Иван Лесов', phone, email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
    ...changes,
  };
  return savedOrder.parse((await shop.ask('/sale/order/save/', { session, body, headers: from(network) })).value);
}
const press = (quantity: number, phone: string, network: number, session: string) =>
  shop.ask('/sale/order/one_click/', {
    session,
    body: { productId: 3, quantity, name: 'Иван', phone, acceptPersonData: 'Y' },
    headers: from(network),
  });
const pieces = async (product = 3) =>
  (await shop.db.select().from(stock).where(eq(stock.productId, product)))[0]?.quantity ?? 0;
const taken = async () => STOCK - (await pieces());
const rowOf = async (id = 0) => (await shop.db.select().from(order).where(eq(order.id, id)))[0];
const many = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

test('ORD-27 the first order of an ordinary guest needs no code', async () => {
  const { order: made } = await buy(3, 12);
  expect(made).toMatchObject({ PRICE: 1200 });
  expect(await rowOf(made?.ID)).toMatchObject({ guestNetwork: expect.any(String), releaseAt: expect.any(Date) });
});

test('one network, with a phone and a session for each of 50 concurrent orders, reserves no more than its limit', async () => {
  const before = await shop.db.$count(order);
  const answers = await many(50, (at) => buy(3, 60, { phone: phoneOf(at) }));
  expect(await taken()).toBe(limits.GUEST_PIECES_PER_NETWORK);
  const refused = answers.filter(({ order: made }) => !made);
  expect(refused).toHaveLength(45);
  expect(await shop.db.$count(order)).toBe(before + 5);
  expect(refused[0]?.ERROR?.FIELDS['user.phone']).toMatch(/^Из вашей сети .* Войдите по коду из СМС/);
  const pressed = savedOrder.parse((await press(1, phoneOf(99), 0, await shop.visit())).value);
  expect(pressed.ERROR?.FIELDS.phone).toMatch(/^Из вашей сети/);
  expect(await taken()).toBe(limits.GUEST_PIECES_PER_NETWORK);
});

test('one phone, from 20 networks at once, reserves no more than its limit, also with repeated clicks', async () => {
  await many(20, async (at) => {
    const by = await shop.visit();
    return at % 2 ? buy(3, 25, { network: at, session: by }) : press(25, phoneOf(0), at, by);
  });
  expect(await taken()).toBe(50);
  expect((await buy(3, 11, { network: 60 })).ERROR?.PROPERTY).toEqual([
    expect.stringMatching(/^Без подтверждения номера можно заказать до 60\sшт на 30\s000\s₽/),
  ]);
  expect((await buy(3, 10, { network: 60 })).order).not.toBeNull();
});

test('one phone with consecutive small orders has a limit of orders a day', async () => {
  const session = await shop.visit();
  for (let at = 0; at < limits.GUEST_ORDERS_PER_PHONE; at += 1) {
    const { order: made } = await buy(3, 1, { session });
    // A cancelled order also counts.
    await inTransaction(shop.db, (tx) => applyEvent(tx, made?.ID ?? 0, 'cancel', shop.work));
  }
  const refused = await buy(3, 1, { session });
  expect(refused.ERROR?.PROPERTY[0]).toMatch(/^На этот номер уже оформлено несколько заказов/);
  shop.clock.pass((24 * HOUR + 1) * SECOND);
  expect((await place(session, { phone: phoneOf(0) })).order).not.toBeNull();
});

test('one network has a limit of orders a day, whatever the phones', async () => {
  const answers = await many(15, (at) => buy(3, 1, { phone: phoneOf(at) }));
  expect(answers.filter(({ order: made }) => made)).toHaveLength(limits.GUEST_ORDERS_PER_NETWORK);
});

test('ORD-45 an order above the amount limit is refused, keeps the basket, and succeeds after a code has confirmed the phone', async () => {
  const phone = phoneOf(7);
  const session = await shop.visit();
  const first = await buy(3, 2, { phone, session });
  const { order: made, ERROR } = await buy(1, 34, { phone, session });
  expect([made, ERROR?.FIELDS['user.phone']]).toEqual([null, expect.stringContaining('Войдите по коду из СМС')]);
  expect(await pieces(1)).toBe(STOCK);

  await codes.call('sms_request/?register=true', { phone }, session);
  const signedIn = sessionOf(await codes.enter(phone, await shop.outside.code(phone), session));
  // Earlier orders of this session are confirmed too.
  expect(await rowOf(first.order?.ID)).toMatchObject({ guestNetwork: null, releaseAt: null });
  const { order: confirmed } = await place(signedIn, { phone });
  expect(confirmed).toMatchObject({ PRICE: 30_600 });
  expect(await rowOf(confirmed?.ID)).toMatchObject({ guestNetwork: null, releaseAt: null });
});

test('a code for another phone confirms nothing', async () => {
  const session = await shop.visit();
  const { order: made } = await buy(3, 2, { session });
  await codes.call('sms_request/?register=true', { phone: phoneOf(8) }, session);
  sessionOf(await codes.enter(phoneOf(8), await shop.outside.code(phoneOf(8)), session));
  expect(await rowOf(made?.ID)).toMatchObject({ guestNetwork: expect.any(String) });
});

test('a customer without a phone is a guest; one with a phone has a limit of orders a day', async () => {
  expect((await buy(3, 61, { session: await shop.signIn('boris') })).order).toBeNull();
  const session = await shop.signIn('anna@example.ru');
  for (let at = 0; at < limits.ORDERS_PER_CUSTOMER; at += 1) {
    expect((await buy(3, 61, { session })).order).not.toBeNull();
  }
  expect((await buy(3, 1, { session })).ERROR?.PROPERTY).toEqual([
    'За сутки вы оформили слишком много заказов. Попробуйте завтра',
  ]);
});

test('SES-37 staff who order for a customer have no limits', async () => {
  const session = await shop.signIn('boris');
  const [operator] = await shop.db
    .insert(customer)
    .values({ login: 'kassa', groups: ['1c_service_user'] })
    .returning();
  await shop.db
    .update(sessionTable)
    .set({ operatorId: operator?.id })
    .where(eq(sessionTable.key, keyOf(session)));
  const { order: made } = await buy(3, 600, { session });
  expect(await rowOf(made?.ID)).toMatchObject({ guestNetwork: null, releaseAt: null });
});

const expire = () => expireOrders({ ...shop.work, now: shop.clock.now }, { error: () => {} });

test('a guest order that the shop does not process in time ends, with its goods and code; an order being assembled stays', async () => {
  await shop.db.insert(coupon).values({ code: 'РАЗ', percent: 10, usesLeft: 1 });
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 3, qty: 5 });
  await visitor.api(applyPromocode, { promocode: 'РАЗ' });
  const { order: forgotten } = await place(visitor.session(), { phone: phoneOf(1) });
  const { order: assembled } = await buy(3, 5, { phone: phoneOf(2) });
  const { order: known } = await buy(3, 5, { session: await shop.signIn('anna@example.ru') });
  await inTransaction(shop.db, (tx) => applyEvent(tx, assembled?.ID ?? 0, 'assemble', shop.work));
  const couponUses = async () => (await shop.db.select().from(coupon).where(eq(coupon.code, 'РАЗ')))[0]?.usesLeft;
  expect(await couponUses()).toBe(0);

  shop.clock.pass((limits.GUEST_RELEASE_HOURS - 1) * HOUR * SECOND);
  expect(await expire()).toBe(0);
  shop.clock.pass(2 * HOUR * SECOND);
  const ended = await Promise.all([expire(), expire()]);
  expect(ended.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await rowOf(forgotten?.ID)).toMatchObject({ statusId: 'CL' });
  expect(await rowOf(assembled?.ID)).toMatchObject({ statusId: 'A' });
  expect(await rowOf(known?.ID)).toMatchObject({ statusId: 'N', releaseAt: null });
  expect(await taken()).toBe(10);
  expect(await couponUses()).toBe(1);
});

test('ORD-07 a guest order for a later day waits until that day is over', async () => {
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/3/6/', { session });
  const day = new Date(shop.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { order: made } = await place(session, {
    phone: phoneOf(3),
    changes: {
      serviceId: 1,
      paymentId: 2,
      pickupPointId: undefined,
      profile: { street: 'ул. Мира', house: '3' },
      deliveryDate: day.split('-').reverse().join('.'),
      deliveryInterval: '10:00–14:00',
    },
  });
  const { releaseAt } = (await rowOf(made?.ID)) ?? {};
  expect(releaseAt?.getTime()).toBe(Date.parse(`${day}T24:00:00+05:00`));
});

test('after a month no network is stored', async () => {
  const { order: made } = await buy(3, 1);
  shop.clock.pass(29 * 24 * HOUR * SECOND);
  await forgetOldNetworks(shop.db, shop.clock.now());
  expect(await rowOf(made?.ID)).toMatchObject({ guestNetwork: expect.any(String) });
  shop.clock.pass(2 * 24 * HOUR * SECOND);
  await forgetOldNetworks(shop.db, shop.clock.now());
  expect(await rowOf(made?.ID)).toMatchObject({ guestNetwork: null });
});
