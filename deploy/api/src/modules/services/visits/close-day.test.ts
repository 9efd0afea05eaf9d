import { bookedVisit as answered } from '@zapovednik/api/services/calls/booking';
import { freeTimes } from '@zapovednik/api/services/calls/salon';
import { eq } from 'drizzle-orm';
import { attempt, bookedVisit, closedDay, customer, message } from '../../../db/schema';
import { fillSalons } from '../../../testing/salons';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { visitToken } from './visit-link';

/** A Monday, 15:00 in Екатеринбург. */
const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const TUESDAY = '2026-11-24';
const NINE = '2026-11-24T04:00:00.000Z';

let staff: string;
const shop = useShop({ at: MONDAY });
beforeAll(async () => {
  await fillSalons(shop.db);
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  staff = await shop.signIn('sklad');
});
afterEach(async () => {
  shop.clock.at(MONDAY);
  for (const table of [message, bookedVisit, closedDay, attempt]) await shop.db.delete(table);
});

let people = 0;
const send = async (startsAt = NINE, specialistId: number | null = 1) => {
  people += 1;
  const phone = `7922333${String(people).padStart(4, '0')}`;
  return (await shop.visitor()).ask(
    '/services/vet/send/',
    {
      ...{ salonId: 1, serviceId: 1, specialistId, startsAt, animal: 'dog', petName: 'Рекс', name: 'Иван Лесов' },
      ...{ phone, email: 'ivan@example.ru', acceptPersonData: 'Y' },
    },
    { headers: { 'x-forwarded-for': `10.2.${people >> 8}.${people & 255}` } },
  );
};
const book = async (startsAt = NINE) => answered.parse((await send(startsAt)).value);
const close = (day: unknown = TUESDAY, session: string | undefined = staff, salon: number | string = 1) =>
  shop.ask(`/admin/services/salon/${salon}/close/`, { body: { day }, session });
const linkOf = (id: number) => `/services/visit/link/${visitToken(id, LINK_KEY)}`;

test('VET-03 a salon closes a day: its visits wait for another time, each gets one letter and one SMS', async () => {
  const [visit, other] = [await book(), await book('2026-11-25T04:00:00.000Z')];
  expect((await close()).value).toEqual({ id: 1, day: TUESDAY, visits: 1 });
  const again = await Promise.all(Array.from({ length: 20 }, () => close()));
  expect(new Set(again.map(({ value }) => JSON.stringify(value)))).toEqual(
    new Set([JSON.stringify({ id: 1, day: TUESDAY, visits: 0 })]),
  );
  expect(await shop.db.$count(message, eq(message.event, 'close_visit'))).toBe(2);
  expect((await shop.ask(`${linkOf(visit.id)}/`)).value).toMatchObject({ status: 'closed', canChange: true });
  expect((await shop.ask(`${linkOf(other.id)}/`)).value).toMatchObject({ status: 'booked' });
  const { days } = freeTimes.parse((await shop.ask('/services/vet/getintervals/1/?service=1')).value);
  expect(days.find(({ day }) => day === TUESDAY)?.intervals).toEqual([]);
});

test('VET-03 another time is chosen by the link, also after the closed day', async () => {
  const { id } = await book();
  await close();
  shop.clock.at(Date.parse('2026-11-25T10:00:00Z'));
  const body = { startsAt: '2026-11-27T04:00:00.000Z', specialistId: null };
  expect(await shop.ask(`${linkOf(id)}/move/`, { body })).toMatchObject({
    status: 200,
    value: { status: 'booked', day: '2026-11-27', price: 900 },
  });
});

test('VET-03 bookings that are made while the salon closes are refused or lose their time: none stays', async () => {
  const starts = [NINE, '2026-11-24T05:00:00.000Z', '2026-11-24T06:00:00.000Z'];
  const all = starts.flatMap((startsAt) => Array.from({ length: 6 }, () => send(startsAt, null)));
  const [answers] = await Promise.all([Promise.all(all), close()]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const rows = await shop.db.select().from(bookedVisit);
  expect(rows.filter(({ status }) => status === 'booked')).toEqual([]);
  expect(rows).toHaveLength(answers.filter(({ status }) => status === 200).length);
}, 60_000);

test('VET-03 a visit that has begun stays when the salon closes in the middle of the day', async () => {
  const { id } = await book();
  await book('2026-11-24T05:00:00.000Z').catch(() => null);
  shop.clock.at(Date.parse(NINE) + 60_000);
  await close();
  const [row] = await shop.db.select().from(bookedVisit).where(eq(bookedVisit.id, id));
  expect(row?.status).toBe('booked');
});

test('VET-03 only the staff closes a day, of a salon that exists, not in the past', async () => {
  const anna = await shop.signIn('anna@example.ru');
  const { id } = await book();
  expect(await close(TUESDAY, anna)).toMatchObject({ status: 403 });
  expect(await close(TUESDAY, await shop.visit())).toMatchObject({ status: 401 });
  expect(await shop.ask('/admin/services/salon/1/close/', { body: { day: TUESDAY } })).toMatchObject({ status: 401 });
  expect(await close(TUESDAY, staff, 99)).toMatchObject({ status: 404 });
  expect(await close('2026-11-22')).toMatchObject({ status: 409, failure: { code: 'day_over' } });
  for (const wrong of ['завтра', '2026-02-30', '24.11.2026', null, 7, `${TUESDAY}'; drop table salon`])
    expect(await close(wrong)).toMatchObject({ status: 400 });
  expect(await close(TUESDAY, staff, 'x')).toMatchObject({ status: 400 });
  const [row] = await shop.db.select().from(bookedVisit).where(eq(bookedVisit.id, id));
  expect(row?.status).toBe('booked');
  expect(await shop.db.$count(closedDay)).toBe(0);
});
