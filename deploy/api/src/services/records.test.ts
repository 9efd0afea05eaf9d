import { eq } from 'drizzle-orm';
import { appointment as answered } from 'shared-contracts/services/calls/booking';
import { serviceRecord } from 'shared-contracts/services/calls/record';
import { appointment, appointmentFile, attempt, customer, orderMessage, slotHold } from '../db/schema';
import { hashPassword } from '../people/password';
import { fillSalons } from '../testing/salons';
import { sessionOf } from '../testing/session-of';
import { PASSWORD } from '../testing/small-shop';
import { ORDER_LINK_KEY, startShop, type TestShop } from '../testing/start-shop';
import { visitToken } from './visit-link';

/** A Monday, 15:00 in Екатеринбург. */
const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let now = MONDAY;

let shop: TestShop;
let anna: string;
beforeAll(async () => {
  shop = await startShop({ now: () => new Date(now) });
  await fillSalons(shop.db);
  anna = await shop.signIn('anna@example.ru');
}, 60_000);
afterEach(async () => {
  now = MONDAY;
  for (const table of [orderMessage, appointment, slotHold, attempt]) await shop.db.delete(table);
});
afterAll(() => shop.close());

const NINE = '2026-11-24T04:00:00.000Z';
const TEN = '2026-11-24T05:00:00.000Z';
const paths = { 1: 'vet', 2: 'gruming', 3: 'handling' } as const;
const places = {
  1: { salonId: 1, specialistId: 1 },
  2: { salonId: 3, specialistId: 4 },
  3: { salonId: 4, specialistId: 5 },
};

let people = 0;
async function book(session: string, serviceId: 1 | 2 | 3 = 1, changes: object = {}) {
  people += 1;
  const { status, value } = await shop.ask(`/services/${paths[serviceId]}/send/`, {
    session,
    body: {
      ...{ ...places[serviceId], serviceId, startsAt: NINE, animal: 'dog', size: 'small', petName: 'Рекс' },
      ...{ name: 'Анна Лесная', phone: `7922111${String(people).padStart(4, '0')}`, email: 'anna@example.ru' },
      ...{ acceptPersonData: 'Y', ...changes },
    },
  });
  expect(status).toBe(200);
  return answered.parse(value);
}
const move = (session: string, id: number, to: object = {}, options = {}) =>
  shop.ask('/services/booking/move/', { session, body: { id, startsAt: TEN, specialistId: 1, ...to }, ...options });
const linkOf = (id: number, key = ORDER_LINK_KEY) => `/services/booking/link/${visitToken(id, key)}`;
const rowOf = async (id: number) => (await shop.db.select().from(appointment).where(eq(appointment.id, id)))[0];
const queued = async (event: 'move_visit' | 'cancel_visit' | 'book') =>
  shop.db.$count(orderMessage, eq(orderMessage.event, event));
const fifty = Array.from({ length: 50 }, (_, n) => n);

describe('records of groomers and trainers', () => {
  const records = async (query: string) =>
    (await shop.ask(`/services/booking/records/${query}`, { session: anna })).value;

  test('GRM-07 those ahead, those that are over, and one; vets are apart', async () => {
    const groomed = await book(anna, 2);
    const trained = await book(anna, 3);
    await book(anna, 1);
    expect(await records('?filter[IN_WORK]=Y')).toMatchObject({
      records: [
        { id: groomed.id, kind: 'grooming', canChange: true, isOver: false },
        { id: trained.id, kind: 'handling' },
      ],
    });
    expect(await records('?filter[IN_WORK]=N')).toEqual({ records: [] });
    now = MONDAY + 2 * DAY;
    expect(await records('?filter[IN_WORK]=N')).toMatchObject({ records: [{ isOver: true }, { canChange: false }] });
    const one = await shop.ask(`/services/booking/record/${groomed.id}/`, { session: anna });
    expect(one).toMatchObject({ status: 200, value: { id: groomed.id, service: { name: 'Стрижка' } } });
  });

  test('GRM-07 HND-06 a customer cancels, and the time is free', async () => {
    const { id } = await book(anna, 2);
    const cancel = () => shop.ask('/services/booking/cancel/', { session: anna, body: { id } });
    const answers = await Promise.all(fifty.slice(0, 5).map(cancel));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await queued('cancel_visit')).toBe(2);
    await book(await shop.visit(), 2);
  });
});

describe('files', () => {
  const finding = { name: 'Рентген.png', type: 'image/png' as const, content: Buffer.from([1, 2, 3]) };
  async function withFile() {
    const { id } = await book(anna);
    await shop.db.update(appointment).set({ conclusion: 'Здоров' }).where(eq(appointment.id, id));
    const [file] = await shop.db
      .insert(appointmentFile)
      .values({ ...finding, appointmentId: id })
      .returning();
    return { id, file: file?.id ?? 0 };
  }

  test('CAB-25 the owner reads the conclusion and the files', async () => {
    const { id, file } = await withFile();
    expect((await shop.ask(`/services/vet/gethistory/?id=${id}`, { session: anna })).value).toMatchObject({
      records: [{ conclusion: 'Здоров', files: [{ id: file, name: 'Рентген.png', size: 3 }] }],
    });
    const { value, headers } = await shop.ask(`/services/booking/file/${file}/`, { session: anna });
    expect(value).toEqual({ name: 'Рентген.png', type: 'image/png', content: 'AQID' });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('CAB-25 nobody else does: another customer, a guest, who has the link, by tricks with the path', async () => {
    const { id, file } = await withFile();
    const boris = await shop.signIn('boris');
    const [real, unreal] = [
      await shop.ask(`/services/booking/file/${file}/`, { session: boris }),
      await shop.ask('/services/booking/file/999999/', { session: boris }),
    ];
    expect([real.status, real.failure]).toEqual([404, unreal.failure]);
    expect(await shop.ask(`/services/booking/file/${file}/`)).toMatchObject({ status: 401 });
    expect(await shop.ask(`/services/booking/file/${file}/`, { session: await shop.visit() })).toMatchObject({
      status: 401,
    });
    for (const trick of [
      '..%2f..%2fetc%2fpasswd',
      '0',
      '-1',
      `${file}%00`,
      `${file}/../${file}`,
      '1e0',
      `${file}.png`,
    ]) {
      const { status } = await shop.ask(`/services/booking/file/${trick}/`, { session: boris });
      expect([trick, [400, 404].includes(status)]).toEqual([trick, true]);
    }
    const byLink = (await shop.ask(`${linkOf(id)}/`)).value;
    expect(byLink).toMatchObject({ id, conclusion: '', files: [] });
    expect(JSON.stringify(byLink)).not.toMatch(/Лесная|7922111|example\.ru/);
  });
});

test('CAB-25 VET-04 an employee who acts for the customer sees the visit, not what the vet wrote, and changes nothing', async () => {
  const { id } = await book(anna);
  await shop.db.update(appointment).set({ conclusion: 'Здоров' }).where(eq(appointment.id, id));
  const finding = { name: 'Рентген.png', type: 'image/png' as const, content: Buffer.from([1, 2, 3]) };
  const [file] = await shop.db
    .insert(appointmentFile)
    .values({ ...finding, appointmentId: id })
    .returning();
  const passwordHash = await hashPassword(PASSWORD);
  await shop.db.insert(customer).values({ login: 'operator', passwordHash, groups: ['1c_service_user'] });
  const employee = { session: await shop.signIn('operator'), body: { login: 'anna@example.ru' } };
  const session = sessionOf(await shop.ask('/admin/personal/user/auth/', employee));
  for (const path of ['get/', `gethistory/?id=${id}`])
    expect((await shop.ask(`/services/vet/${path}`, { session })).value).toMatchObject({
      records: [{ id, time: '09:00', conclusion: '', files: [] }],
    });
  for (const [path, body] of [
    [`file/${file?.id}/`, undefined],
    ['cancel/', { id }],
    ['move/', { id, startsAt: TEN, specialistId: 1 }],
  ] as const)
    expect(await shop.ask(`/services/booking/${path}`, { session, ...(body && { body }) })).toMatchObject({
      status: 403,
      failure: { code: 'on_behalf' },
    });
  expect(await shop.ask('/services/vet/cancel/', { session, body: { id } })).toMatchObject({ status: 403 });
  expect(await rowOf(id)).toMatchObject({ status: 'booked', changes: 0 });
});

describe('the signed link', () => {
  test('VET-04 a guest sees, moves and cancels the visit without a session', async () => {
    const { id } = await book(await shop.visit());
    expect((await shop.ask(`${linkOf(id)}/`)).value).toMatchObject({ id, time: '09:00', canChange: true });
    const moved = await shop.ask(`${linkOf(id)}/move/`, { body: { startsAt: TEN, specialistId: null } });
    expect(moved).toMatchObject({ status: 200, value: { time: '10:00', status: 'booked' } });
    expect(await queued('move_visit')).toBe(2);
    const cancelled = await shop.ask(`${linkOf(id)}/cancel/`, { body: {} });
    expect(cancelled).toMatchObject({ status: 200, value: { status: 'cancelled', canChange: false } });
    expect(await queued('cancel_visit')).toBe(2);
  });

  test('VET-04 a forged, foreign or cut one is like that of a visit that does not exist, for every call', async () => {
    const { id } = await book(await shop.visit());
    const token = visitToken(id, ORDER_LINK_KEY);
    const wrong = [
      visitToken(id, 'another key'),
      `${(id + 1).toString(36)}${token.slice(token.indexOf('-'))}`,
      ...[token.slice(0, -1), 'x', '%E2%98%83', '..%2f..', visitToken(9_999_999, ORDER_LINK_KEY)],
    ];
    for (const one of wrong) {
      const path = `/services/booking/link/${one}`;
      const answers = [
        await shop.ask(`${path}/`),
        await shop.ask(`${path}/cancel/`, { body: {} }),
        await shop.ask(`${path}/move/`, { body: { startsAt: TEN, specialistId: null } }),
      ];
      for (const { status, failure } of answers)
        expect([one, status, failure?.message]).toEqual([one, 404, 'Запись не найдена']);
    }
    expect(await shop.ask(`/services/booking/link/${'a'.repeat(101)}/`)).toMatchObject({ status: 400 });
    expect(await rowOf(id)).toMatchObject({ status: 'booked', changes: 0 });
  });

  test('VET-04 it works until two weeks after the visit', async () => {
    const { id } = await book(await shop.visit());
    now = Date.parse(NINE) + 14 * DAY;
    expect(await shop.ask(`${linkOf(id)}/`)).toMatchObject({ status: 200, value: { isOver: true } });
    now += 2 * HOUR;
    expect(await shop.ask(`${linkOf(id)}/`)).toMatchObject({ status: 404 });
  });

  test('VET-04 guesses from one network are limited', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const asked = await Promise.all(
      Array.from({ length: 121 }, (_, n) => shop.ask(`/services/booking/link/${n}-aaaaaaaaaaaaaaaa/`, { headers })),
    );
    expect(asked.map(({ status }) => status)).toContain(429);
  });
});

describe('moving', () => {
  test('VET-04 the old time is free, the new one is taken, the price stays, messages go out once', async () => {
    const { id } = await book(anna);
    await shop.db.update(appointment).set({ price: 12_300 }).where(eq(appointment.id, id));
    const answers = await Promise.all(fifty.map(() => move(anna, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(serviceRecord.parse(answers[0]?.value)).toMatchObject({ time: '10:00', price: 123, canChange: true });
    expect(await rowOf(id)).toMatchObject({ changes: 1 });
    expect(await queued('move_visit')).toBe(2);
    await book(await shop.visit(), 1);
  }, 60_000);

  test('VET-04 to half an hour later, though it takes that time itself; nobody else can', async () => {
    const { id } = await book(anna);
    const startsAt = '2026-11-24T04:30:00.000Z';
    const other = await book(await shop.visit(), 1, { startsAt: '2026-11-25T04:00:00.000Z' });
    expect(await shop.ask(`${linkOf(other.id)}/move/`, { body: { startsAt, specialistId: 1 } })).toMatchObject({
      status: 409,
      failure: { code: 'slot_taken' },
    });
    expect(await move(anna, id, { startsAt })).toMatchObject({ status: 200, value: { time: '09:30' } });
  });

  test('VET-04 it is cancelled while it is moved: the visit ends cancelled, and its times are free', async () => {
    const { id } = await book(anna);
    const cancel = () => shop.ask('/services/vet/cancel/', { session: anna, body: { id } });
    const answers = await Promise.all(
      fifty.slice(0, 12).map((n) => (n === 5 ? cancel() : move(anna, id, { startsAt: n % 2 ? NINE : TEN }))),
    );
    expect(answers[5]).toMatchObject({ status: 200, value: { status: 'cancelled' } });
    for (const { status, failure } of answers)
      expect([200, 409]).toContain(status === 409 && failure?.code !== 'visit_cancelled' ? failure?.code : status);
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
    for (const startsAt of [NINE, TEN]) await book(await shop.visit(), 1, { startsAt });
  }, 60_000);

  test('VET-04 the last time is sold once: fifty visits are moved there at the same time', async () => {
    const start = Date.parse('2026-12-01T04:00:00Z');
    const rows = fifty.map((n) => ({
      ...{ salonId: 1, serviceId: 1, specialistId: 1, price: 1, animal: 'dog', petName: 'Рекс', name: 'Анна' },
      ...{ phone: '79220000001', startsAt: new Date(start + n * HOUR), endsAt: new Date(start + (n + 1) * HOUR) },
    }));
    const visits = await shop.db.insert(appointment).values(rows).returning();
    const answers = await Promise.all(
      visits.map(({ id }, n) =>
        shop.ask(`${linkOf(id)}/move/`, {
          body: { startsAt: NINE, specialistId: null },
          headers: { 'x-forwarded-for': `10.3.0.${n}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ failure }) => failure?.code ?? []))).toEqual(new Set(['slot_taken']));
    expect(await shop.db.$count(appointment, eq(appointment.startsAt, new Date(NINE)))).toBe(1);
  }, 60_000);

  test.each([
    ['a time that somebody has', { startsAt: '2026-11-24T05:30:00.000Z' }, 409],
    ['a time outside the hours', { startsAt: '2026-11-24T01:00:00.000Z' }, 409],
    ['a time in a month', { startsAt: '2026-12-24T04:00:00.000Z' }, 409],
    ['a specialist of another salon', { specialistId: 3 }, 404],
    ['a moment that does not exist', { startsAt: '2026-13-45T04:00:00.000Z' }, 400],
    ['no specialist at all', { specialistId: undefined }, 400],
  ])('VET-04 not to %s', async (_, to, status) => {
    const { id } = await book(anna);
    await book(await shop.visit(), 1, { startsAt: '2026-11-24T05:30:00.000Z', specialistId: 2 });
    expect(await move(anna, id, { specialistId: 2, ...to })).toMatchObject({ status });
    expect(await rowOf(id)).toMatchObject({ changes: 0, startsAt: new Date(NINE) });
  });

  test('VET-04 until two hours before the visit; later the answer names the phone of the salon', async () => {
    const { id } = await book(anna);
    now = Date.parse(NINE) - 2 * HOUR + 1;
    const cancel = await shop.ask('/services/vet/cancel/', { session: anna, body: { id } });
    for (const answer of [cancel, await move(anna, id, { startsAt: '2026-11-25T04:00:00.000Z' })])
      expect(answer).toMatchObject({
        status: 409,
        failure: { code: 'too_late', message: expect.stringContaining('+7 (343) 000-00-01') },
      });
    now -= 1;
    expect(await move(anna, id, { startsAt: '2026-11-25T04:00:00.000Z' })).toMatchObject({ status: 200 });
  });

  test('VET-04 not a cancelled one, and not more than ten times', async () => {
    const { id } = await book(anna);
    for (let times = 0; times < 10; times += 1)
      expect(await move(anna, id, { startsAt: times % 2 ? NINE : TEN })).toMatchObject({ status: 200 });
    expect(await move(anna, id)).toMatchObject({ status: 409, failure: { code: 'too_many_changes' } });
    await shop.ask('/services/vet/cancel/', { session: anna, body: { id } });
    expect(await move(anna, id)).toMatchObject({ status: 409, failure: { code: 'visit_cancelled' } });
  });
});
