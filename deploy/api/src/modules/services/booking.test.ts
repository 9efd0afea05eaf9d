import { bookedVisit as answered } from '@zapovednik/api/services/calls/booking';
import { freeTimes } from '@zapovednik/api/services/calls/salon';
import { eq } from 'drizzle-orm';
import { attempt, bookedVisit, consent, message, slotHold } from '../../db/schema';
import { fillSalons } from '../../testing/salons';
import { useShop, type Visitor } from '../../testing/use-shop';
import { forgetOldHolds } from './slots/diaries';

/** A Monday, 15:00 in Екатеринбург. */
const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const MINUTE = 60_000;

const shop = useShop({ at: MONDAY });
beforeAll(async () => {
  await fillSalons(shop.db);
});
afterEach(async () => {
  shop.clock.at(MONDAY);
  for (const table of [message, bookedVisit, slotHold, consent, attempt]) await shop.db.delete(table);
});

/** Вера's first hour of Tuesday. */
const NINE = '2026-11-24T04:00:00.000Z';
const visit = { salonId: 1, serviceId: 1, specialistId: 1, startsAt: NINE };
const person = {
  ...{ animal: 'dog', petName: 'Рекс', name: 'Иван Лесов', phone: '+7 922 555-00-01' },
  ...{ email: 'ivan@example.ru', acceptPersonData: 'Y' },
};
const form = { ...visit, ...person };

let requests = 0;
/** Each request comes from another network, so that the limits of one network do not count. */
const headers = () => {
  requests += 1;
  return { 'x-forwarded-for': `10.1.${requests >> 8}.${requests & 255}` };
};
const hold = (session: string | undefined, body: object = visit) =>
  shop.ask('/services/visit/hold/', { body, headers: headers(), session });
const send = (session: string | undefined, body: object = form, options = {}) =>
  shop.ask('/services/vet/send/', { body, headers: headers(), session, ...options });
const fifty = Array.from({ length: 50 }, (_, n) => n);
const timesOf = async (session?: string) => {
  const { value } = await shop.ask('/services/vet/getintervals/1/?service=1&specialist=1', session ? { session } : {});
  return freeTimes.parse(value).days[1]?.intervals.map(({ time }) => time);
};

test('API-111 VET-03 a guest books a visit: the price is of the list, the times are the salon’s', async () => {
  const { status, value } = await send(await shop.visit());
  expect(status).toBe(200);
  expect(value).toMatchObject({
    ...{ status: 'booked', startsAt: NINE, endsAt: '2026-11-24T05:00:00.000Z', day: '2026-11-24', time: '09:00' },
    salon: { name: 'Кабинет на Ленина', address: 'ул. Ленина, 5' },
    ...{ specialist: { id: 1, name: 'Вера Лисина' }, service: { name: 'Осмотр' }, price: 900, pet: { name: 'Рекс' } },
  });
  const [row] = await shop.db.select().from(bookedVisit);
  expect(row).toMatchObject({ phone: '79225550001', price: 90_000, customerId: null });
  expect(await shop.db.select().from(consent)).toMatchObject([{ kind: 'personal_data', email: 'ivan@example.ru' }]);
  const queued = (await shop.db.select().from(message)).map(({ channel, event }) => `${event} ${channel}`);
  expect(queued.toSorted()).toEqual(['book email', 'book sms']);
  expect(await timesOf()).toEqual(['10:00']);
});

test.each([
  ['/services/gruming/send/', { salonId: 3, serviceId: 2, breed: 'пудель' }, 2800],
  ['/services/gruming/send/', { salonId: 3, serviceId: 2, size: 'large' }, 3500],
  ['/services/handling/send/', { salonId: 4, serviceId: 3 }, 1200],
])(
  'API-126 API-133 %s with any specialist, for %j: the price of the animal, the size and the breed',
  async (path, wanted, price) => {
    const body = { ...form, specialistId: null, ...wanted };
    expect(await (await shop.visitor()).ask(path, body)).toMatchObject({
      status: 200,
      value: { price },
    });
  },
);

test('API-126 API-133 a service that does not exist, or is not for this animal, is refused with what to do', async () => {
  const failureOf = async (wanted: object) =>
    (await (await shop.visitor()).ask('/services/gruming/send/', { ...form, salonId: 3, ...wanted })).failure;
  expect(await failureOf({ serviceId: 99 })).toMatchObject({ code: 'not_found', message: 'Услуга не найдена' });
  expect(await failureOf({ serviceId: 2, animal: 'other' })).toMatchObject({
    code: 'not_for_animal',
    message: 'Эту услугу для такого питомца не оказываем. Уточните вид и размер',
  });
});

describe('the last time is sold once', () => {
  test('VET-03 fifty visitors book the same time at once', async () => {
    const sessions = await Promise.all(fifty.map(() => shop.visit()));
    const answers = await Promise.all(
      sessions.map((session, n) => send(session, { ...form, phone: `79225551${String(n).padStart(3, '0')}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ failure }) => failure?.code ?? []))).toEqual(new Set(['slot_taken']));
    expect(await shop.db.$count(bookedVisit)).toBe(1);
    expect(await shop.db.$count(message)).toBe(2);
  }, 60_000);

  test('VET-03 fifty visitors hold times that overlap, of any specialist: each specialist has one', async () => {
    const sessions = await Promise.all(fifty.map(() => shop.visit()));
    const at = ['2026-11-24T05:00:00.000Z', '2026-11-24T05:30:00.000Z'];
    const answers = await Promise.all(
      sessions.map((session, n) => hold(session, { ...visit, specialistId: null, startsAt: at[n % 2] })),
    );
    const held = answers.filter(({ status }) => status === 200).length;
    expect([1, 2]).toContain(held);
    expect(new Set(answers.flatMap(({ failure }) => failure?.code ?? []))).toEqual(new Set(['slot_taken']));
    const rows = await shop.db.select().from(slotHold);
    expect(new Set(rows.map(({ specialistId }) => specialistId)).size).toBe(rows.length);
  }, 60_000);

  test('VET-03 one visitor sends the same form fifty times: one visit, with the key or without', async () => {
    const session = await shop.visit();
    const keyed = await Promise.all(fifty.map(() => send(session, form, { key: 'one' })));
    expect(new Set(keyed.map(({ value }) => answered.parse(value).id)).size).toBe(1);
    const more = await Promise.all(fifty.slice(0, 10).map(() => send(session)));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await shop.db.$count(bookedVisit)).toBe(1);
  }, 60_000);
});

describe('a hold', () => {
  test('VET-03 keeps a time for its visitor for ten minutes, who can then book it', async () => {
    const [own, other] = [await shop.visit(), await shop.visit()];
    expect(await hold(own)).toMatchObject({
      status: 200,
      value: { specialistId: 1, heldUntil: new Date(MONDAY + 10 * MINUTE).toISOString() },
    });
    expect([await timesOf(own), await timesOf(other)]).toEqual([['09:00', '09:30', '10:00'], ['10:00']]);
    expect(await send(other)).toMatchObject({ status: 409, failure: { code: 'slot_taken' } });
    expect(await send(own)).toMatchObject({ status: 200 });
    expect(await shop.db.$count(slotHold)).toBe(0);
  });

  test('VET-03 ends by itself, by leaving, and by another choice', async () => {
    const [own, other] = [await shop.visit(), await shop.visit()];
    await hold(own);
    shop.clock.at(MONDAY + 11 * MINUTE);
    expect(await timesOf(other)).toHaveLength(3);
    await forgetOldHolds(shop.db, shop.clock.now());
    expect(await shop.db.$count(slotHold)).toBe(0);
    await hold(own);
    expect(await shop.ask('/services/visit/release/', { session: own, body: {} })).toMatchObject({ status: 200 });
    expect(await timesOf(other)).toHaveLength(3);
    await hold(own);
    await hold(own, { ...visit, startsAt: '2026-11-25T04:00:00.000Z' });
    expect(await timesOf(other)).toHaveLength(3);
    expect(await shop.db.$count(slotHold)).toBe(1);
  });

  test('VET-03 leaving releases only the own one', async () => {
    const [own, other] = [await shop.visit(), await shop.visit()];
    await hold(own);
    await hold(other, { ...visit, specialistId: 2, startsAt: '2026-11-24T05:00:00.000Z' });
    await shop.ask('/services/visit/release/', { session: other, body: {} });
    expect(await shop.db.select().from(slotHold)).toMatchObject([{ specialistId: 1 }]);
    expect(await send(other)).toMatchObject({ status: 409, failure: { code: 'slot_taken' } });
  });

  test('VET-03 of any specialist keeps the one who was found', async () => {
    const [own, other] = [await shop.visit(), await shop.visit()];
    const any = { ...visit, specialistId: null, startsAt: '2026-11-24T05:00:00.000Z' };
    const held = (await hold(own, any)).value;
    const second = (await hold(other, any)).value;
    expect([held, second]).toMatchObject([{ specialistId: 1 }, { specialistId: 2 }]);
    expect(await send(own, { ...form, ...any })).toMatchObject({ value: { specialist: { id: 1 } } });
  });
});

test.each([
  ['an unknown salon', { salonId: 99 }, 404],
  ['a salon of another kind', { salonId: 3 }, 404],
  ['a service of another kind', { serviceId: 2 }, 404],
  ['a specialist of another salon', { specialistId: 3 }, 404],
  ['a time between half hours', { startsAt: '2026-11-24T04:10:00.000Z' }, 409],
  ['a time outside the working day', { startsAt: '2026-11-24T05:30:00.000Z' }, 409],
  ['a time in the past', { startsAt: '2026-11-20T04:00:00.000Z' }, 409],
  ['a time in a month', { startsAt: '2026-12-24T04:00:00.000Z' }, 409],
  ['a moment that does not exist', { startsAt: '2026-13-45T04:00:00.000Z' }, 400],
  ['an animal that the service is not for', { animal: 'other' }, 409],
  ['an unknown animal', { animal: 'dragon' }, 400],
  ['no consent', { acceptPersonData: 'N' }, 400],
  ['no name of the pet', { petName: '<i></i> ' }, 400],
  ['a wrong phone', { phone: '12' }, 400],
  ['a wrong e-mail', { email: 'a@b' }, 400],
  ['a novel', { comment: 'а'.repeat(501) }, 400],
  ['an id that is no number', { salonId: '1 or 1=1' }, 400],
])('VET-03 %s is refused, and nothing is booked', async (_, wrong, status) => {
  expect(await send(await shop.visit(), { ...form, ...wrong })).toMatchObject({
    status,
    failure: { message: expect.any(String) },
  });
  expect(await shop.db.$count(bookedVisit)).toBe(0);
});

test('VET-03 without a session nothing is held or booked', async () => {
  expect(await hold(undefined)).toMatchObject({ status: 401 });
  expect(await send(undefined)).toMatchObject({ status: 401 });
});

describe('one network', () => {
  const network = { headers: { 'x-forwarded-for': '10.9.9.9' } };
  /** Makes the first request of a kind, and counts it as `most` requests. */
  async function after(most: number, first: () => Promise<unknown>) {
    await first();
    await shop.db.update(attempt).set({ count: most });
  }

  test('VET-03 cannot keep a salon empty: two hundred holds an hour', async () => {
    const session = await shop.visit();
    await shop.db.delete(attempt);
    const holdHere = () => shop.ask('/services/visit/hold/', { body: visit, session, ...network });
    await after(199, holdHere);
    expect(await holdHere()).toMatchObject({ status: 200 });
    expect(await holdHere()).toMatchObject({ status: 429, failure: { code: 'too_many' } });
    expect(await hold(session)).toMatchObject({ status: 200 });
  });

  test('VET-03 books sixty visits of guests a day; customers are not counted', async () => {
    const [guest, other, anna] = [await shop.visit(), await shop.visit(), await shop.signIn('anna@example.ru')];
    await shop.db.delete(attempt);
    const at = (day: number) => ({ ...form, startsAt: `2026-11-${day}T04:00:00.000Z` });
    await after(60, () => send(guest, at(24), network));
    expect(await send(other, at(25), network)).toMatchObject({ status: 429 });
    expect(await send(anna, at(25), network)).toMatchObject({ status: 200 });
    expect(await shop.db.$count(bookedVisit)).toBe(2);
  });
});

test('VET-03 nobody can fill a diary, or send a pile of messages to one phone: four visits ahead for a guest’s phone', async () => {
  const starts = [24, 25, 26, 27, 28].map((day) => `2026-11-${day}T04:00:00.000Z`);
  const sessions = await Promise.all(starts.map(() => shop.visit()));
  const answers = await Promise.all(starts.map((startsAt, n) => send(sessions[n], { ...form, startsAt })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.failure).toMatchObject({
    code: 'too_many_visits',
    fields: { phone: expect.any(String) },
  });
});

describe('records', () => {
  const book = async (session: string, startsAt = NINE) =>
    answered.parse((await send(session, { ...form, startsAt })).value).id;

  test('API-117 API-118 VET-05 a customer reads visits ahead, visits that are over, and one of them', async () => {
    const anna = await shop.customer('anna@example.ru');
    const id = await book(anna.session());
    const later = await book(anna.session(), '2026-11-25T04:00:00.000Z');
    expect((await anna.ask('/services/vet/get/?filter[IN_WORK]=Y')).value).toMatchObject({
      records: [{ id }, { id: later }],
    });
    expect((await anna.ask('/services/vet/gethistory/')).value).toEqual({ records: [] });
    expect((await anna.ask(`/services/vet/gethistory/?id=${id}`)).value).toMatchObject({ records: [{ id }] });
    shop.clock.at(Date.parse('2026-11-24T12:00:00Z'));
    expect((await anna.ask('/services/vet/get/?filter[IN_WORK]=Y')).value).toMatchObject({ records: [{ id: later }] });
    expect((await anna.ask('/services/vet/gethistory/')).value).toMatchObject({ records: [{ id }] });
    expect((await anna.ask('/services/vet/get/')).value).toMatchObject({ records: [{ id: later }, { id }] });
  });

  test('API-112 VET-04 a customer cancels a visit: its time is free again, and a message says so, once', async () => {
    const anna = await shop.customer('anna@example.ru');
    const id = await book(anna.session());
    const cancel = () => anna.ask('/services/vet/cancel/', { id });
    const answers = await Promise.all(Array.from({ length: 5 }, cancel));
    expect(answers.map(({ status, value }) => [status, value])).toEqual(
      Array(5).fill([200, expect.objectContaining({ id, status: 'cancelled' })]),
    );
    expect(await timesOf()).toHaveLength(3);
    expect(await shop.db.$count(message, eq(message.event, 'cancel_visit'))).toBe(2);
    expect((await anna.ask('/services/vet/gethistory/')).value).toMatchObject({ records: [{ id }] });
  });

  test('API-112 VET-04 a visit that has begun stays', async () => {
    const session = await shop.signIn('anna@example.ru');
    const id = await book(session);
    shop.clock.at(Date.parse(NINE) + MINUTE);
    expect(await shop.ask('/services/vet/cancel/', { session, body: { id } })).toMatchObject({
      status: 409,
      failure: { code: 'visit_begun' },
    });
  });

  test('API-112 API-117 API-118 somebody else’s visit does not exist', async () => {
    const id = await book(await shop.signIn('anna@example.ru'));
    const boris = await shop.customer('boris');
    const visitor = await shop.visitor();
    const cancel = (by: Visitor, which: number) => by.ask('/services/vet/cancel/', { id: which });
    const [real, unreal] = [await cancel(boris, id), await cancel(boris, 999_999)];
    expect(real).toMatchObject({ status: 404, failure: unreal.failure });
    expect(await boris.ask(`/services/vet/gethistory/?id=${id}`)).toMatchObject({ status: 404 });
    expect((await boris.ask('/services/vet/get/')).value).toEqual({ records: [] });
    for (const path of ['get/', 'gethistory/'])
      expect(await visitor.ask(`/services/vet/${path}`)).toMatchObject({ status: 401 });
    expect(await cancel(visitor, id)).toMatchObject({ status: 401 });
  });
});
