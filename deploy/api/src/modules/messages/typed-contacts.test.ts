import { eq } from 'drizzle-orm';
import { orderLimitSettings } from '../../base/limits';
import { attempt, bookedVisit, message, order, product, stock, subscription } from '../../db/schema';
import { fillSalons } from '../../testing/salons';
import { sessionOf } from '../../testing/session-of';
import { EKATERINBURG, PASSWORD } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

/** A Monday, 15:00 in Екатеринбург. */
const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const HOUR = 3_600_000;
const VICTIM = { phone: '79225550001', email: 'victim@example.ru' };
const fifty = Array.from({ length: 50 }, (_, n) => n);

// Each action is tried fifty times.
jest.setTimeout(120_000);

const orderLimits = orderLimitSettings.parse({ ORDERS_PER_CUSTOMER: '1000', GUEST_ORDERS_PER_PHONE: '1000' });
const shop = useShop({ sandboxes: true, at: MONDAY, orderLimits });
let anna: string;
beforeAll(async () => {
  await fillSalons(shop.db);
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
  anna = await shop.signIn('anna@example.ru');
}, 60_000);
beforeEach(async () => {
  shop.clock.at(MONDAY);
  for (const table of [message, bookedVisit, attempt]) await shop.db.delete(table);
});

let requests = 0;
/** Each request comes from another network. */
const headers = () => {
  requests += 1;
  return { 'x-forwarded-for': `10.1.${requests >> 8}.${requests & 255}` };
};
const fromAnotherNetwork = (path: string, session: string, body: object) =>
  shop.ask(path, { session, body, headers: headers() });
const statuses = (answers: readonly { readonly status: number }[]) => [...new Set(answers.map(({ status }) => status))];

const services = [
  ['vet', { salonId: 1, serviceId: 1, specialistId: 1 }],
  ['gruming', { salonId: 3, serviceId: 2, specialistId: 4, breed: 'пудель' }],
  ['handling', { salonId: 4, serviceId: 3, specialistId: 5 }],
] as const;
const person = { animal: 'dog', petName: 'Рекс', name: 'Иван Лесов', acceptPersonData: 'Y' };
const book = (path: string, session: string, body: object) =>
  fromAnotherNetwork(`/services/${path}/send/`, session, { ...person, startsAt: '2026-11-24T04:00:00.000Z', ...body });
const cancel = async (session: string) => {
  const booked = await shop.db.select().from(bookedVisit).where(eq(bookedVisit.status, 'booked'));
  for (const { id, serviceId } of booked) {
    const answer = await (serviceId === 1
      ? fromAnotherNetwork('/services/vet/cancel/', session, { id })
      : fromAnotherNetwork('/services/visit/cancel/', session, { id }));
    expect(answer.status).toBe(200);
  }
};
const sent = () => shop.db.$count(message);

test.each(services)(
  'API-111 API-126 API-133 fifty bookings of %s for a stranger, each cancelled: six, for signed-in senders and guests alike',
  async (path, place) => {
    for (const session of [anna, await shop.visit()]) {
      for (const table of [message, bookedVisit, attempt]) await shop.db.delete(table);
      const answers = [];
      for (const _ of fifty) {
        answers.push(await book(path, session, { ...place, ...VICTIM }));
        // The guest cannot cancel without the link, but the time is free again.
        await (session === anna ? cancel(anna) : shop.db.update(bookedVisit).set({ status: 'cancelled' }));
      }
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
      expect(answers.at(-1)).toMatchObject({
        status: 429,
        failure: { code: 'too_many', fields: { phone: expect.any(String) } },
      });
      expect(await sent()).toBeLessThanOrEqual(24);
    }
  },
);

test('API-111 other phones with one stranger’s e-mail, and other e-mails with one phone: six', async () => {
  for (const change of [
    (n: number) => ({ phone: `792255510${10 + n}`, email: VICTIM.email }),
    (n: number) => ({ phone: VICTIM.phone, email: `victim.${n}@example.ru` }),
  ]) {
    await shop.db.delete(attempt);
    const answers = [];
    for (const n of fifty) {
      answers.push(await book('vet', await shop.visit(), { ...services[0][1], ...change(n) }));
      await shop.db.update(bookedVisit).set({ status: 'cancelled' });
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  }
});

test('API-111 a customer who books for fifty strangers is stopped, and still books for themselves', async () => {
  const answers = [];
  for (const n of fifty) {
    const contact = { phone: `792255510${10 + n}`, email: `victim.${n}@example.ru` };
    answers.push(await book('vet', anna, { ...services[0][1], ...contact }));
    await cancel(anna);
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const own = { phone: '79220000001', email: 'anna@example.ru' };
  expect(await book('vet', anna, { ...services[0][1], ...own })).toMatchObject({ status: 200 });
});

test('API-111 fifty bookings for oneself, each cancelled: twenty in a day', async () => {
  const own = { phone: '79220000001', email: 'anna@example.ru' };
  const answers = [];
  for (const _ of fifty) {
    answers.push(await book('vet', anna, { ...services[0][1], ...own }));
    await cancel(anna);
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
});

test('a visit for a stranger is not moved again and again', async () => {
  await book('vet', anna, { ...services[0][1], ...VICTIM });
  const [visit] = await shop.db.select().from(bookedVisit);
  const answers = [];
  for (const n of fifty) {
    const startsAt = new Date(Date.parse('2026-11-24T04:00:00Z') + (n % 2 === 0 ? HOUR : 0)).toISOString();
    answers.push(await fromAnotherNetwork('/services/visit/move/', anna, { id: visit?.id, startsAt, specialistId: 1 }));
  }
  expect(answers.at(-1)?.status).toBe(429);
  // For the booking and five moves, each an email and an SMS.
  expect(await sent()).toBe(12);
});

test('API-95 fifty orders in one click with a stranger’s phone, each cancelled: six', async () => {
  const answers = [];
  for (const _ of fifty) {
    const body = { productId: 3, quantity: 1, name: 'Иван', phone: VICTIM.phone, acceptPersonData: 'Y' };
    answers.push(await fromAnotherNetwork('/sale/order/one_click/', anna, body));
    await shop.db.update(order).set({ statusId: 'CL' });
  }
  expect(statuses(answers)).toEqual([200]);
  const made = answers.filter(({ value }) => JSON.stringify(value).includes('REDIRECT_URL'));
  expect(made).toHaveLength(6);
  expect(answers.at(-1)).toMatchObject({ value: { order: null, ERROR: { FIELDS: { phone: expect.any(String) } } } });
});

test('API-90 fifty letters to strangers to confirm an address: ten in a day from one customer, fifteen to one address', async () => {
  const letters = [];
  for (const n of fifty) {
    const answer = await fromAnotherNetwork('/personal/user/update/', anna, {
      email: `v${n}@example.ru`,
      password: PASSWORD,
    });
    if (answer.status === 200) anna = sessionOf(answer);
    letters.push(answer);
  }
  expect(letters.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(letters.at(-1)).toMatchObject({ status: 429 });
  const same = [];
  for (const _ of fifty) {
    shop.clock.pass(HOUR / 3);
    same.push(await fromAnotherNetwork('/personal/user/forgot/', await shop.visit(), { email: 'nobody@example.ru' }));
  }
  expect(same.filter(({ status }) => status === 200)).toHaveLength(15);
});

test('API-21 fifty subscriptions of a stranger’s address to goods: twenty', async () => {
  const [like] = await shop.db.select().from(product).where(eq(product.id, 4));
  if (!like) throw new Error('The small shop has no product 4');
  const ids = fifty.map((n) => 9000 + n);
  await shop.db
    .insert(product)
    .values(ids.map((id) => ({ ...like, id, code: `like_${id}`, article: `A-${id}`, offerGroupId: null })));
  const answers = [];
  for (const id of ids)
    answers.push(await shop.ask(`/catalog/subscribe/add/${id}/${VICTIM.email}/`, { session: anna, body: {} }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await shop.db.$count(subscription, eq(subscription.email, VICTIM.email))).toBe(20);
});
