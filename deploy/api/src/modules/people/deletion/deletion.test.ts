import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { formatDate } from '@zapovednik/rules/dates';
import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { shopDay } from '../../../base/time/days';
import * as tables from '../../../db/schema';
import { runQueue } from '../../../jobs/run-queue';
import { ANNA, codesIn } from '../../../testing/codes';
import { fillSalons } from '../../../testing/salons';
import { sendMessages } from '../../../testing/send-messages';
import { PASSWORD } from '../../../testing/small-shop';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';
import { accountDeletions } from './delete-accounts';

const DAY = 24 * 3600;

const shop = useShop({ sandboxes: true, at: new Date() }, { each: 'test' });
const codes = codesIn(shop);

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const work = async () => {
  await runQueue(accountDeletions, shop.work, log);
  await sendMessages(shop.work, log);
};
const requestDeletion = (session: string, proof: object = { password: PASSWORD }) =>
  codes.call('deletion/', proof, session);
const isThere = async (id: number) => (await shop.db.$count(tables.customer, eq(tables.customer.id, id))) === 1;

/** An order by Anna for pickup. */
async function order(session: string): Promise<number> {
  await shop.ask('/sale/basket/add/3/6/', { session });
  const body = {
    user: { fullName: 'Анна Лесная', phone: ANNA, email: 'anna@example.ru' },
    ...{ acceptPersonData: 'Y', acceptEmail: 'Y', serviceId: 2, pickupPointId: 1, paymentId: 1 },
    orderDescription: 'Звоните Анне',
  };
  const saved = savedOrder.parse((await shop.ask('/sale/order/save/', { session, body })).value);
  return saved.order?.ID ?? 0;
}

test('CAB-18 a customer asks for the deletion, and takes it back: nothing is lost', async () => {
  const [session, other] = [await shop.signIn('anna@example.ru'), await shop.customer('anna@example.ru')];
  const asked = await requestDeletion(session);
  const day = formatDate(shopDay(new Date(shop.clock.now().getTime() + 30 * DAY * 1000)));
  expect(asked).toMatchObject({ status: 200, value: { deletes_on: day, bonuses: 500 } });
  expect(await other.ask('/personal/user/get/')).toMatchObject({ status: 401 });
  shop.clock.pass(DAY * SECOND);
  expect(await requestDeletion(session)).toMatchObject({ value: { deletes_on: day } });
  expect(await codes.call('auth/', { login: 'anna@example.ru', password: PASSWORD }, await shop.visit())).toMatchObject(
    {
      value: { deletes_on: day },
    },
  );
  expect(await codes.call('deletion/cancel/', {}, session)).toMatchObject({ value: { deletes_on: null } });
  shop.clock.pass(40 * DAY * SECOND);
  await work();
  expect(await isThere(1)).toBe(true);
});

test('CAB-18 after the waiting time the person is gone, orders stay without them, and a letter says so', async () => {
  const session = await shop.signIn('anna@example.ru');
  const id = await order(session);
  await shop.db.update(tables.order).set({ statusId: 'F' }).where(eq(tables.order.id, id));
  await shop.db.insert(tables.favourite).values({ customerId: 1, productId: 4 });
  await shop.db.insert(tables.review).values({ productId: 3, customerId: 1, name: 'Анна', score: 5, text: 'Едят' });
  await requestDeletion(session);
  await work();
  expect(await shop.outside.texts('anna@example.ru')).toContainEqual(expect.stringContaining('Передумали'));
  shop.clock.pass((30 * DAY + 60) * SECOND);
  await work();
  await work();
  expect(await isThere(1)).toBe(false);
  expect(await shop.db.select().from(tables.order)).toMatchObject([
    { id, customerId: null, contactName: '', phone: '', email: '', description: '', price: 60_000 },
  ]);
  expect(await shop.db.select().from(tables.review)).toMatchObject([{ customerId: null, name: 'Покупатель' }]);
  expect((await shop.outside.texts('anna@example.ru'))[0]).toContain('Мы удалили ваш аккаунт');
  // Including the message about the order.
  expect(await shop.outside.texts('anna@example.ru')).toHaveLength(3);
  const left = await Promise.all(
    [tables.favourite, tables.bonusMovement, tables.subscription].map((table) => shop.db.$count(table)),
  );
  expect(left).toEqual([0, 0, 0]);
  expect(await shop.db.select().from(tables.accountDeletion)).toMatchObject([{ email: '', phone: '' }]);
  expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({ status: 401 });
  expect(await isThere(2)).toBe(true);
});

test('no table has the phone, the name or the address of the deleted customer any more', async () => {
  const session = await shop.signIn('anna@example.ru');
  await shop.ask('/sale/delivery/profile/add/', {
    session,
    body: { street: 'улица Редкая', house: '77', floor: '1', elevator: 'N' },
  });
  const id = await order(session);
  await shop.db.update(tables.order).set({ statusId: 'F' }).where(eq(tables.order.id, id));
  await fillSalons(shop.db);
  const startsAt = new Date('2030-01-10T06:00:00Z');
  const visit = { salonId: 1, serviceId: 1, specialistId: 1, startsAt, endsAt: new Date('2030-01-10T07:00:00Z') };
  const about = { price: 90_000, animal: 'dog', petName: 'Рекс', comment: 'Хромает' };
  const person = { customerId: 1, name: 'Анна Лесная', phone: ANNA, email: 'anna@example.ru' };
  await shop.db.insert(tables.bookedVisit).values({ ...visit, ...about, ...person });
  await shop.db
    .insert(tables.serviceReview)
    .values({ specialistId: 1, customerId: 1, name: 'Анна Лесная', score: 5, text: 'Спасибо' });
  const given = { kind: 'news', given: true, textVersion: '1', network: '' } as const;
  await shop.db.insert(tables.consent).values({ ...given, customerId: 1, email: 'old-anna@example.ru' });
  const [{ key: sessionKey = '' } = {}] = await shop.db
    .select()
    .from(tables.session)
    .where(eq(tables.session.customerId, 1));
  const answered = { key: 'attempt-1', request: 'hash', answer: { phone: ANNA } };
  await shop.db.insert(tables.idempotencyKey).values({ ...answered, sessionKey });
  await requestDeletion(session);
  shop.clock.pass((30 * DAY + 60) * SECOND);
  await work();
  await work();
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const rows = JSON.stringify(await shop.db.select().from(table));
    expect(rows).not.toMatch(new RegExp(`${ANNA}|Лесная|Редкая|anna@example`));
  }
  expect(await shop.db.select().from(tables.bookedVisit)).toMatchObject([{ status: 'cancelled', petName: '' }]);
});

test('an account with an order in progress is deleted after it has ended', async () => {
  const session = await shop.signIn('anna@example.ru');
  const id = await order(session);
  expect(await requestDeletion(session)).toMatchObject({ value: { orders_in_work: 1 } });
  shop.clock.pass(31 * DAY * SECOND);
  await work();
  expect(await isThere(1)).toBe(true);
  await shop.db.update(tables.order).set({ statusId: 'F' }).where(eq(tables.order.id, id));
  shop.clock.pass((DAY + 60) * SECOND);
  await work();
  expect(await isThere(1)).toBe(false);
});

test('CAB-18 a deletion needs the password or a code to the own phone; a code for signing in is none', async () => {
  const session = await shop.signIn('anna@example.ru');
  expect(await requestDeletion(session, {})).toMatchObject({ status: 422, failure: { code: 'proof_needed' } });
  expect(await requestDeletion(session, { password: 'не он' })).toMatchObject({
    status: 422,
    failure: { code: 'wrong_password' },
  });
  await codes.request(ANNA, session);
  expect(await requestDeletion(session, { code: await shop.outside.code(ANNA) })).toMatchObject({ status: 422 });
  expect(await codes.call('deletion/code/', {}, session)).toMatchObject({ status: 200, value: { code_length: 6 } });
  expect((await shop.outside.texts(ANNA))[0]).toContain('для удаления аккаунта');
  expect(await requestDeletion(session, { code: await shop.outside.code(ANNA) })).toMatchObject({ status: 200 });
});

test('fifty requests of a code send one; wrong passwords are counted', async () => {
  const session = await shop.signIn('anna@example.ru');
  await Promise.all(Array.from({ length: 50 }, () => codes.call('deletion/code/', {}, session)));
  expect(await shop.outside.texts(ANNA)).toHaveLength(1);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => requestDeletion(session, { password: 'не он' })));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(await requestDeletion(session)).toMatchObject({ status: 429 });
});

test('without a confirmed address the messages go by SMS; a failing service is asked again', async () => {
  await shop.db.update(tables.customer).set({ phone: '79220000002' }).where(eq(tables.customer.id, 2));
  await requestDeletion(await shop.signIn('boris'));
  await shop.outside.make('smsc', 'failing');
  await work();
  expect(log.warn).toHaveBeenCalled();
  await shop.outside.make('smsc', 'ok');
  await work();
  expect(await shop.outside.texts('79220000002')).toEqual([]);
  shop.clock.pass(15 * 60 * SECOND);
  await Promise.all([work(), work()]);
  expect(await shop.outside.texts('79220000002')).toHaveLength(1);
  expect((await shop.outside.texts('79220000002'))[0]).toContain('удалим');
});

test('an employee does not delete the account; several processes delete one once', async () => {
  await shop.db
    .update(tables.customer)
    .set({ groups: ['admin'] })
    .where(eq(tables.customer.id, 2));
  expect(await requestDeletion(await shop.signIn('boris'))).toMatchObject({ status: 403 });
  await requestDeletion(await shop.signIn('anna@example.ru'));
  shop.clock.pass((30 * DAY + 60) * SECOND);
  await Promise.all([work(), work()]);
  expect(await shop.outside.texts('anna@example.ru')).toHaveLength(1);
});
