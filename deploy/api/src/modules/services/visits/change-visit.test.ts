import { visitDetails } from '@zapovednik/api/services/calls/visit';
import { eq } from 'drizzle-orm';
import { bookedVisit } from '../../../db/schema';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { DAY, HOUR, MONDAY, NINE, TEN, visitsIn } from '../../../testing/visits';
import { visitToken } from './visit-link';

const shop = useShop({ at: MONDAY });
const visits = visitsIn(shop);
afterEach(() => visits.begin());

const fifty = Array.from({ length: 50 }, (_, n) => n);

describe('the signed link', () => {
  test('VET-04 a guest sees, moves and cancels the visit without a session', async () => {
    const { id } = await visits.book(await shop.visitor());
    expect((await shop.ask(`${visits.linkOf(id)}/`)).value).toMatchObject({ id, time: '09:00', canChange: true });
    const moved = await shop.ask(`${visits.linkOf(id)}/move/`, { body: { startsAt: TEN, specialistId: null } });
    expect(moved).toMatchObject({ status: 200, value: { time: '10:00', status: 'booked' } });
    expect(await visits.queued('move_visit')).toBe(2);
    const cancelled = await shop.ask(`${visits.linkOf(id)}/cancel/`, { body: {} });
    expect(cancelled).toMatchObject({ status: 200, value: { status: 'cancelled', canChange: false } });
    expect(await visits.queued('cancel_visit')).toBe(2);
  });

  test('VET-04 a forged, foreign or cut one is like that of a visit that does not exist, for every call', async () => {
    const { id } = await visits.book(await shop.visitor());
    const token = visitToken(id, LINK_KEY);
    const wrong = [
      visitToken(id, 'another key'),
      `${(id + 1).toString(36)}${token.slice(token.indexOf('-'))}`,
      ...[token.slice(0, -1), 'x', '%E2%98%83', '..%2f..', visitToken(9_999_999, LINK_KEY)],
    ];
    for (const one of wrong) {
      const path = `/services/visit/link/${one}`;
      const answers = [
        await shop.ask(`${path}/`),
        await shop.ask(`${path}/cancel/`, { body: {} }),
        await shop.ask(`${path}/move/`, { body: { startsAt: TEN, specialistId: null } }),
      ];
      for (const { status, failure } of answers)
        expect([one, status, failure?.message]).toEqual([one, 404, 'Запись не найдена']);
    }
    expect(await shop.ask(`/services/visit/link/${'a'.repeat(101)}/`)).toMatchObject({ status: 400 });
    expect(await visits.rowOf(id)).toMatchObject({ status: 'booked', changes: 0 });
  });

  test('VET-04 it works until two weeks after the visit', async () => {
    const { id } = await visits.book(await shop.visitor());
    visits.at(Date.parse(NINE) + 14 * DAY);
    expect(await shop.ask(`${visits.linkOf(id)}/`)).toMatchObject({ status: 200, value: { isOver: true } });
    visits.at(Date.parse(NINE) + 14 * DAY + 2 * HOUR);
    expect(await shop.ask(`${visits.linkOf(id)}/`)).toMatchObject({ status: 404 });
  });

  test('VET-04 guesses from one network are limited', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const asked = await Promise.all(
      Array.from({ length: 121 }, (_, n) => shop.ask(`/services/visit/link/${n}-aaaaaaaaaaaaaaaa/`, { headers })),
    );
    expect(asked.map(({ status }) => status)).toContain(429);
  });
});

describe('moving', () => {
  test('VET-04 the old time is free, the new one is taken, the price stays, messages go out once', async () => {
    const { id } = await visits.book(visits.anna);
    await shop.db.update(bookedVisit).set({ price: 12_300 }).where(eq(bookedVisit.id, id));
    const answers = await Promise.all(fifty.map(() => visits.move(visits.anna, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(visitDetails.parse(answers[0]?.value)).toMatchObject({ time: '10:00', price: 123, canChange: true });
    expect(await visits.rowOf(id)).toMatchObject({ changes: 1 });
    expect(await visits.queued('move_visit')).toBe(2);
    await visits.book(await shop.visitor(), 1);
  }, 60_000);

  test('VET-04 to half an hour later, though it takes that time itself; nobody else can', async () => {
    const { id } = await visits.book(visits.anna);
    const startsAt = '2026-11-24T04:30:00.000Z';
    const other = await visits.book(await shop.visitor(), 1, { startsAt: '2026-11-25T04:00:00.000Z' });
    expect(await shop.ask(`${visits.linkOf(other.id)}/move/`, { body: { startsAt, specialistId: 1 } })).toMatchObject({
      status: 409,
      failure: { code: 'slot_taken' },
    });
    expect(await visits.move(visits.anna, id, { startsAt })).toMatchObject({ status: 200, value: { time: '09:30' } });
  });

  test('VET-04 it is cancelled while it is moved: the visit ends cancelled, and its times are free', async () => {
    const { id } = await visits.book(visits.anna);
    const cancel = () => visits.anna.ask('/services/vet/cancel/', { id });
    const answers = await Promise.all(
      fifty
        .slice(0, 12)
        .map((n) => (n === 5 ? cancel() : visits.move(visits.anna, id, { startsAt: n % 2 ? NINE : TEN }))),
    );
    expect(answers[5]).toMatchObject({ status: 200, value: { status: 'cancelled' } });
    for (const { status, failure } of answers)
      expect([200, 409]).toContain(status === 409 && failure?.code !== 'visit_cancelled' ? failure?.code : status);
    expect(await visits.rowOf(id)).toMatchObject({ status: 'cancelled' });
    for (const startsAt of [NINE, TEN]) await visits.book(await shop.visitor(), 1, { startsAt });
  }, 60_000);

  test('VET-04 the last time is sold once: fifty visits are moved there at the same time', async () => {
    const start = Date.parse('2026-12-01T04:00:00Z');
    const rows = fifty.map((n) => ({
      ...{ salonId: 1, serviceId: 1, specialistId: 1, price: 1, animal: 'dog', petName: 'Рекс', name: 'Анна' },
      ...{ phone: '79220000001', startsAt: new Date(start + n * HOUR), endsAt: new Date(start + (n + 1) * HOUR) },
    }));
    const booked = await shop.db.insert(bookedVisit).values(rows).returning();
    const answers = await Promise.all(
      booked.map(({ id }, n) =>
        shop.ask(`${visits.linkOf(id)}/move/`, {
          body: { startsAt: NINE, specialistId: null },
          headers: { 'x-forwarded-for': `10.3.0.${n}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ failure }) => failure?.code ?? []))).toEqual(new Set(['slot_taken']));
    expect(await shop.db.$count(bookedVisit, eq(bookedVisit.startsAt, new Date(NINE)))).toBe(1);
  }, 60_000);

  test.each([
    ['a time that somebody has', { startsAt: '2026-11-24T05:30:00.000Z' }, 409],
    ['a time outside the hours', { startsAt: '2026-11-24T01:00:00.000Z' }, 409],
    ['a time in a month', { startsAt: '2026-12-24T04:00:00.000Z' }, 409],
    ['a specialist of another salon', { specialistId: 3 }, 404],
    ['a moment that does not exist', { startsAt: '2026-13-45T04:00:00.000Z' }, 400],
    ['no specialist at all', { specialistId: undefined }, 400],
  ])('VET-04 not to %s', async (_, to, status) => {
    const { id } = await visits.book(visits.anna);
    await visits.book(await shop.visitor(), 1, { startsAt: '2026-11-24T05:30:00.000Z', specialistId: 2 });
    expect(await visits.move(visits.anna, id, { specialistId: 2, ...to })).toMatchObject({ status });
    expect(await visits.rowOf(id)).toMatchObject({ changes: 0, startsAt: new Date(NINE) });
  });

  test('VET-04 until two hours before the visit; later the answer names the phone of the salon', async () => {
    const { id } = await visits.book(visits.anna);
    visits.at(Date.parse(NINE) - 2 * HOUR + 1);
    const cancel = await visits.anna.ask('/services/vet/cancel/', { id });
    for (const answer of [cancel, await visits.move(visits.anna, id, { startsAt: '2026-11-25T04:00:00.000Z' })])
      expect(answer).toMatchObject({
        status: 409,
        failure: { code: 'too_late', message: expect.stringContaining('+7 (343) 000-00-01') },
      });
    visits.at(Date.parse(NINE) - 2 * HOUR);
    expect(await visits.move(visits.anna, id, { startsAt: '2026-11-25T04:00:00.000Z' })).toMatchObject({ status: 200 });
  });

  test('VET-04 not a cancelled one, and not more than ten times', async () => {
    const { id } = await visits.book(visits.anna);
    for (let times = 0; times < 10; times += 1)
      expect(await visits.move(visits.anna, id, { startsAt: times % 2 ? NINE : TEN })).toMatchObject({ status: 200 });
    expect(await visits.move(visits.anna, id)).toMatchObject({ status: 409, failure: { code: 'too_many_changes' } });
    await visits.anna.ask('/services/vet/cancel/', { id });
    expect(await visits.move(visits.anna, id)).toMatchObject({ status: 409, failure: { code: 'visit_cancelled' } });
  });
});
