import { eraseGuestData } from '@zapovednik/api/cabinet/calls/guest-data';
import { eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import * as tables from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { codesIn } from '../../../testing/codes';
import { pastOrder } from '../../../testing/past-order';
import { fillSalons } from '../../../testing/salons';
import { SECOND } from '../../../testing/test-clock';
import { useShop, useVisitor } from '../../../testing/use-shop';
import { forgetOldGuests as forgetOldOrders } from '../../order/personal/forget-old-guests';
import { forgetOldGuests as forgetOldVisits } from '../../services/personal/forget-old-guests';

const DAY = 24 * 3600 * SECOND;
const HOME = {
  street: 'Малышева',
  house: '5',
  coords: '',
  floor: '2',
  porch: '1',
  apartment: '7',
  elevator: 'N' as const,
};

const shop = useShop({ sandboxes: true, at: new Date() });
const codes = codesIn(shop);
/** Each test has its own guest and its own hour, so that limits do not add up. */
let guests = 0;
let phone: string;
let email: string;
let name: string;
beforeAll(() => fillSalons(shop.db));
beforeEach(async () => {
  guests += 1;
  phone = `7922555${1000 + guests}`;
  email = `gost${guests}@example.ru`;
  name = `Глеб ${guests}-й`;
  shop.clock.pass(4000 * SECOND);
});
const visitor = useVisitor(shop, { each: 'test' });

const { order, bookedVisit, subscription, visitorRequest, consent, couponUse, coupon } = tables;

/** An order of the guest. By default it ended two days ago. */
async function ordered(values: Partial<typeof order.$inferInsert> = {}): Promise<number> {
  const id = await pastOrder(shop.db, { customerId: 1, productIds: [1] });
  const person = { contactName: name, phone, email: email.toUpperCase(), description: 'Домофон 7' };
  const endedAt = new Date(shop.clock.now().getTime() - 2 * DAY);
  await shop.db
    .update(order)
    .set({ customerId: null, ...person, deliveryAddress: 'ул. Малышева, 5', endedAt, ...values })
    .where(eq(order.id, id));
  return id;
}

async function visit(startsAt: Date, values: Partial<typeof bookedVisit.$inferInsert> = {}): Promise<number> {
  const [specialist] = await shop.db.select().from(tables.specialist).limit(1);
  const [service] = await shop.db.select().from(tables.service).limit(1);
  const [made] = await shop.db
    .insert(bookedVisit)
    .values({
      ...{
        salonId: specialist?.salonId ?? 0,
        serviceId: service?.id ?? 0,
        specialistId: specialist?.id ?? 0,
        price: 100,
      },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
      ...{ animal: 'cat', petName: 'Гоша', name, phone, email, comment: 'Боится' },
      ...values,
    })
    .returning();
  return made?.id ?? 0;
}

async function codeFor(contact: string, own = visitor.session()): Promise<string> {
  expect(await shop.ask('/personal/data/code/', { session: own, body: { contact } })).toMatchObject({ status: 200 });
  return shop.outside.code(contact);
}
const rowOf = async (id: number) => (await shop.db.select().from(order).where(eq(order.id, id)))[0];

test('a guest gets by a code everything that was stored of the phone, and nothing of others', async () => {
  const id = await ordered();
  await pastOrder(shop.db, { customerId: 1, productIds: [4] });
  await visit(new Date(shop.clock.now().getTime() - DAY));
  const common = { name, phone };
  await shop.db.insert(visitorRequest).values({ ...common, kind: 'feedback', locationId: 2201, text: 'Где мой корм?' });
  await shop.db.insert(visitorRequest).values({ ...common, phone: '79225550002', kind: 'feedback', locationId: 2201 });
  const code = await codeFor(phone);
  const spelled = `8 (${phone.slice(1, 4)}) ${phone.slice(4)}`;
  const { status, value } = await visitor.ask('/personal/data/get/', { contact: spelled, code });
  expect(status).toBe(200);
  expect(value).toMatchObject({
    data: {
      orders: [{ id, contactName: name, phone, lines: [{ productId: 1 }] }],
      visits: [{ petName: 'Гоша' }],
      requests: [{ text: 'Где мой корм?' }],
    },
    has_account: false,
    kept: [],
  });
  expect(JSON.stringify(value)).not.toMatch(/Анна|sessionKey|guestNetwork/);
});

test('the owner of an e-mail learns what letters have told, and not the phone and the address that came with it', async () => {
  const id = await ordered();
  await shop.db.insert(subscription).values({ productId: 4, locationId: 2201, email: email });
  const { value } = await visitor.ask('/personal/data/get/', {
    contact: email.toUpperCase(),
    code: await codeFor(email),
  });
  expect(value).toMatchObject({ data: { orders: [{ id, price: 100 }], subscriptions: [{ productId: 4 }] } });
  expect(JSON.stringify(value)).not.toMatch(/Глеб|7922555|Малышева|Домофон/);
  expect(
    await visitor.ask('/personal/data/erase/', { contact: email, code: await shop.outside.code(email) }),
  ).toMatchObject({ status: 200 });
  expect(await rowOf(id)).toMatchObject({ email: '', phone, contactName: name });
  expect(await shop.db.$count(subscription, eq(subscription.email, email))).toBe(0);
});

test('the guest has the data deleted: the order stays without the person, nothing else stays', async () => {
  const id = await ordered({ address: HOME });
  const held = await visit(new Date(shop.clock.now().getTime() - DAY));
  const common = { name, phone };
  await shop.db.insert(visitorRequest).values({ ...common, kind: 'job', locationId: 2201 });
  await shop.db
    .insert(consent)
    .values({ kind: 'news', given: true, textVersion: '1', orderId: id, email, network: '' });
  const [anyCoupon] = await shop.db.select().from(coupon).limit(1);
  await shop.db.insert(couponUse).values({ orderId: id, code: anyCoupon?.code ?? '', phone });
  const code = await codeFor(phone);
  expect(await visitor.api(eraseGuestData, { contact: phone, code })).toMatchObject({ kept: [] });
  expect(await rowOf(id)).toMatchObject({
    ...{ contactName: '', phone: '', email: '', description: '', address: null, deliveryAddress: '' },
    ...{ price: 100, statusId: 'F' },
  });
  expect((await shop.db.select().from(bookedVisit).where(eq(bookedVisit.id, held)))[0]).toMatchObject({
    ...{ name: '', phone: '', email: '', petName: '', comment: '', status: 'booked' },
  });
  const left = await Promise.all(
    [order, bookedVisit, visitorRequest, consent, couponUse].map((table) => shop.db.select().from(table)),
  );
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${phone}|${name}|${email}`, 'i'));
});

test('an order in work, money on its way and a visit to come stay whole, and the answer says why', async () => {
  const inWork = await ordered({ statusId: 'N', endedAt: null });
  const returning = await ordered({ statusId: 'CL' });
  const at = shop.clock.now();
  await shop.db.insert(tables.payment).values({
    ...{ orderId: returning, attempt: 1, acquirer: 'sberbank', number: phone, amount: 100, status: 'returning' },
    ...{ createdAt: at, expiresAt: at },
  });
  const ahead = await visit(new Date(at.getTime() + DAY));
  const code = await codeFor(phone);
  const kept = [
    expect.stringMatching(new RegExp(`^Заказ № ${inWork} ещё выполняется`)),
    expect.stringMatching(new RegExp(`^По заказу № ${returning} ещё идёт возврат денег`)),
    expect.stringMatching(/^Запись на \d+\s.+ ещё впереди/),
  ];
  expect(await visitor.ask('/personal/data/get/', { contact: phone, code })).toMatchObject({ value: { kept } });
  expect(await visitor.api(eraseGuestData, { contact: phone, code })).toMatchObject({ kept });
  for (const id of [inWork, returning]) expect(await rowOf(id)).toMatchObject({ phone, contactName: name });
  expect((await shop.db.select().from(bookedVisit).where(eq(bookedVisit.id, ahead)))[0]).toMatchObject({
    phone,
  });
});

test('orders of an account are neither in the file nor deleted: the answer says that there is an account', async () => {
  const own = await pastOrder(shop.db, { customerId: 1, productIds: [1] });
  const code = await codeFor('79220000001');
  expect(await visitor.ask('/personal/data/get/', { contact: '79220000001', code })).toMatchObject({
    value: { data: {}, has_account: true },
  });
  expect(await visitor.ask('/personal/data/erase/', { contact: '79220000001', code })).toMatchObject({ status: 200 });
  expect(await rowOf(own)).toMatchObject({ customerId: 1, contactName: 'Анна Лесная' });
});

test('who knows only the phone learns nothing: answers are the same, a code of another purpose, phone or session opens nothing', async () => {
  await ordered();
  const known = await visitor.ask('/personal/data/code/', { contact: phone });
  const unknown = await (await shop.visitor()).ask('/personal/data/code/', { contact: '79225550009' });
  expect([unknown.status, unknown.value]).toEqual([known.status, known.value]);
  const code = await shop.outside.code(phone);
  const other = await shop.visitor();
  expect(await other.ask('/personal/data/get/', { contact: phone, code })).toMatchObject({
    status: 422,
    failure: { code: 'wrong_code' },
  });
  expect(await visitor.ask('/personal/data/get/', { contact: '79225550009', code })).toMatchObject({ status: 422 });
  expect(await visitor.ask('/personal/data/get/', { contact: email, code })).toMatchObject({ status: 422 });
  shop.clock.pass(120 * SECOND);
  await codes.request(phone, other.session());
  const toSignIn = await shop.outside.code(phone);
  for (const what of ['get', 'erase'])
    expect(await other.ask(`/personal/data/${what}/`, { contact: phone, code: toSignIn })).toMatchObject({
      status: 422,
    });
  expect(await codes.enter(phone, code, visitor.session())).toMatchObject({ status: 422 });
});

test('fifty guesses at once: five are compared, and then the right code opens nothing', async () => {
  await ordered();
  const code = await codeFor(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  const guesses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      visitor.ask(`/personal/data/${index % 2 ? 'get' : 'erase'}/`, { contact: phone, code: wrong }),
    ),
  );
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
  expect(guesses.filter(({ failure }) => /^Неверный код/.test(failure?.message ?? ''))).toHaveLength(4);
  expect(await visitor.ask('/personal/data/get/', { contact: phone, code })).toMatchObject({ status: 422 });
});

test('fifty files of one code are five, fifty deletions are one', async () => {
  const id = await ordered();
  const code = await codeFor(phone);
  const files = [];
  for (let times = 0; times < 8; times += 1)
    files.push((await visitor.ask('/personal/data/get/', { contact: phone, code })).status);
  expect(files).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  shop.clock.pass(120 * SECOND);
  const another = await codeFor(phone);
  const deletions = await Promise.all(
    Array.from({ length: 50 }, () => visitor.ask('/personal/data/erase/', { contact: phone, code: another })),
  );
  expect(deletions.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ phone: '' });
});

test.each(['', 'мой телефон', '12', 'gost@', 'x'.repeat(300)])('%j is no contact', async (contact) => {
  expect(await visitor.ask('/personal/data/code/', { contact })).toMatchObject({
    status: 400,
    failure: { fields: { contact: expect.any(String) } },
  });
});

test('guests are forgotten: three years after a completed order or a visit, 90 days after a cancelled one', async () => {
  const ago = (days: number) => new Date(shop.clock.now().getTime() - days * DAY);
  const orders = [
    await ordered({ endedAt: ago(3 * 365 + 1) }),
    await ordered({ statusId: 'CL', endedAt: ago(91) }),
    await ordered({ endedAt: ago(3 * 365 - 1) }),
    await ordered({ statusId: 'CL', endedAt: ago(89) }),
    await ordered({ statusId: 'N', endedAt: null, createdAt: ago(2000) }),
    await ordered({ customerId: 1, endedAt: ago(2000) }),
  ];
  const visits = [
    await visit(ago(3 * 365 + 1)),
    await visit(ago(91), { status: 'cancelled' }),
    await visit(ago(3 * 365 - 1)),
    await visit(ago(89), { status: 'cancelled' }),
    await visit(ago(2000), { customerId: 1 }),
  ];
  for (const forget of [forgetOldOrders, forgetOldVisits])
    await inTransaction(shop.db, (tx) => forget(tx, shop.clock.now()));
  const phones = await Promise.all(orders.map(async (id) => (await rowOf(id))?.phone));
  expect(phones).toEqual(['', '', phone, phone, phone, phone]);
  const visited = await shop.db.select().from(bookedVisit).orderBy(bookedVisit.id);
  expect(visited.filter(({ id }) => visits.includes(id)).map(({ phone }) => phone)).toEqual([
    '',
    '',
    phone,
    phone,
    phone,
  ]);
});

/**
 * Tables with a phone or an e-mail, and the section of a guest's file with their rows, or the reason why there is none.
 */
const inFile: Record<string, string> = {
  account_deletion: 'an account',
  visit: 'visits',
  consent: 'order_consents, consents',
  coupon_use: 'orders: the code is theirs; the phone goes with them',
  customer: 'an account',
  mail_token: 'a secret of an account, for a day',
  one_time_code: 'a secret, for five minutes',
  pickup_point: 'the shop',
  salon: 'the shop',
  shop_order: 'orders',
  subscription: 'subscriptions',
  visitor_request: 'requests',
};

test('every table with a phone or an e-mail has its place in the file', () => {
  const named = Object.values(tables).flatMap((table) => {
    if (!is(table, Table)) return [];
    const columns = Object.keys(getTableColumns(table));
    return columns.includes('phone') || columns.includes('email') ? [getTableName(table)] : [];
  });
  expect(named.toSorted()).toEqual(Object.keys(inFile).toSorted());
});
