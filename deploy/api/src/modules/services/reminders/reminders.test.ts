import { bookedVisit, message, salon, serviceReview } from '../../../db/schema';
import { fillSalons } from '../../../testing/salons';
import { useShop } from '../../../testing/use-shop';
import { askForReviews } from './ask-for-reviews';
import { remindOfVisits } from './remind';

const HOUR = 3_600_000;
/** A Tuesday, 15:00 in Екатеринбург. */
const VISIT = Date.parse('2026-11-24T10:00:00Z');

const shop = useShop({ at: VISIT });
beforeAll(() => fillSalons(shop.db));
afterEach(async () => {
  for (const table of [message, serviceReview, bookedVisit]) await shop.db.delete(table);
});

type Values = Partial<typeof bookedVisit.$inferInsert>;

async function visit(values: Values = {}): Promise<number> {
  const [place] = await shop.db.select().from(salon).limit(1);
  const startsAt = values.startsAt ?? new Date(VISIT);
  const [made] = await shop.db
    .insert(bookedVisit)
    .values({
      ...{ salonId: place?.id ?? 0, serviceId: 1, specialistId: 1, price: 90_000, animal: 'dog', petName: 'Рекс' },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + HOUR / 2), name: 'Иван', phone: '79225550001' },
      ...{ email: 'ivan@example.ru', ...values },
    })
    .returning();
  return made?.id ?? 0;
}

/** Runs the jobs at that time, several at once; the messages that they queued. */
async function at(time: number): Promise<string[]> {
  shop.clock.at(time);
  await shop.db.delete(message);
  const work = { db: shop.db, now: shop.clock.now };
  await Promise.all([0, 1, 2].flatMap(() => [remindOfVisits(work), askForReviews(work)]));
  const rows = await shop.db.select().from(message);
  return rows.map(({ event, channel }) => `${event} ${channel}`).toSorted();
}

test('VET-03 a visit is reminded of a day and two hours before, each once', async () => {
  await visit();
  expect(await at(VISIT - 25 * HOUR)).toEqual([]);
  expect(await at(VISIT - 24 * HOUR)).toEqual(['remind_day email', 'remind_day sms']);
  expect(await at(VISIT - 23 * HOUR)).toEqual([]);
  expect(await at(VISIT - 2 * HOUR)).toEqual(['remind_hours sms']);
  expect(await at(VISIT - HOUR)).toEqual([]);
  expect(await at(VISIT + HOUR)).toEqual([]);
});

test('VET-03 not at night by the clock of the city: in the morning', async () => {
  // 22:00 in Екатеринбург.
  const night = Date.parse('2026-11-24T17:00:00Z');
  await visit({ startsAt: new Date(night + 24 * HOUR) });
  expect(await at(night)).toEqual([]);
  expect(await at(Date.parse('2026-11-25T02:59:00Z'))).toEqual([]);
  expect(await at(Date.parse('2026-11-25T03:00:00Z'))).toEqual(['remind_day email', 'remind_day sms']);
});

test.each<[string, Values]>([
  ['cancelled', { status: 'cancelled' }],
  ['of a closed day', { status: 'closed' }],
  ['of a deleted account', { phone: '', email: '' }],
  ['in the past', { startsAt: new Date(VISIT - 30 * HOUR), askedForReview: true }],
])('VET-03 no reminder of a visit that is %s', async (_, values) => {
  await visit(values);
  expect(await at(VISIT - 24 * HOUR)).toEqual([]);
  expect(await at(VISIT - 2 * HOUR)).toEqual([]);
});

test('VET-03 who has just booked is not reminded of it; who has moved a visit is reminded of the new time', async () => {
  const monday = Date.parse('2026-11-23T10:00:00Z');
  shop.clock.at(monday);
  const customer = await shop.customer('anna@example.ru');
  const body = {
    ...{ salonId: 1, serviceId: 1, specialistId: 1, startsAt: '2026-11-24T05:00:00.000Z', animal: 'dog' },
    ...{ petName: 'Рекс', name: 'Анна', phone: '79221110001', acceptPersonData: 'Y' },
  };
  const { value } = await customer.ask('/services/vet/send/', body);
  expect(value).toMatchObject({ status: 'booked' });
  expect(await at(monday + HOUR)).toEqual([]);
  const [booked] = await shop.db.select().from(bookedVisit);
  const later = { id: booked?.id, startsAt: '2026-11-26T05:00:00.000Z', specialistId: 1 };
  expect(await customer.ask('/services/visit/move/', later)).toMatchObject({ status: 200 });
  expect(await at(Date.parse('2026-11-25T05:00:00Z'))).toEqual(['remind_day sms']);
  expect(await at(Date.parse('2026-11-26T03:00:00Z'))).toEqual(['remind_hours sms']);
});

test('VET-06 a review is asked for after the visit, once: of guests too, not of who has written one', async () => {
  await visit({ reminded: 'hours' });
  const written = await visit({ reminded: 'hours', customerId: 1 });
  await shop.db
    .insert(serviceReview)
    .values({ specialistId: 1, customerId: 1, name: 'Анна', score: 5, text: 'Спокойно и бережно' });
  await visit({ reminded: 'hours', email: '' });
  await visit({ reminded: 'hours', status: 'cancelled' });
  expect(written).toBeGreaterThan(0);
  expect(await at(VISIT + HOUR)).toEqual([]);
  expect(await at(VISIT + 4 * HOUR)).toEqual(['ask_review email']);
  expect(await at(VISIT + 5 * HOUR)).toEqual([]);
});
