import { type ExplainedDatabase, explainedDatabase } from '../../testing/rows-read';
import { fillSalons } from '../../testing/salons';
import { fillSmallShop } from '../../testing/small-shop';
import { startShop, type TestShop } from '../../testing/start-shop';
import { remindOfVisits } from './reminders/remind';

/** A Monday, 15:00 in Екатеринбург. */
const NOW = new Date('2026-11-23T10:00:00Z');

/**
 * Three years of a large chain: 100 specialists with 600 visits each, of 3,000 customers, every tenth with a file; 50 reviews of each
 * specialist. Вера (1) had 2,000 visits, five of them with Анна (customer 1). Some 150 visits of salon 1 are ahead.
 */
const history = `
  insert into customer (id, login, first_name) select 1000 + n, 'growth-' || n, 'Мария' from generate_series(1, 3000) n;
  insert into specialist (id, salon_id, name, position, since, picture, service_ids)
    select 1000 + n, 1 + n % 4, 'Мастер ' || n, 'Мастер', 2015, '/p', '{1,2,3}' from generate_series(1, 100) n;
  insert into visit (salon_id, service_id, specialist_id, starts_at, ends_at, price, customer_id, animal, pet_name, name, phone)
    select whose.salon_id, 1 + n % 3, whose.id, at, at + interval '1 hour', 90000, 1001 + n % 3000, 'dog', 'Рекс', 'Мария', '7900' || n % 3000
    from generate_series(1, 60000) n join specialist whose on whose.id = 1001 + n % 100,
    lateral (select '2026-12-01T04:00Z'::timestamptz - n % 1000 * interval '1 day' as at) moment;
  insert into visit (salon_id, service_id, specialist_id, starts_at, ends_at, price, customer_id, animal, pet_name, name, phone)
    select 1, 1, 1, at, at + interval '1 hour', 90000, 1000 + n, 'dog', 'Рекс', 'Мария', '79220000001'
    from generate_series(1, 2000) n,
    lateral (select '2026-11-23T04:00Z'::timestamptz - n / 2 * interval '1 day' as at) moment;
  update visit set customer_id = 1 where id between 60001 and 60005;
  insert into visit_file (visit_id, name, type, content) select id, 'f', 'image/png', 'x' from visit where id % 10 = 0;
  insert into service_review (specialist_id, name, score, text, created_at)
    select id, 'Мария', 4, 'Хорошо', '2026-11-23'::timestamptz - n * interval '1 day' from specialist, generate_series(1, 50) n;
  analyze;`;

let database: ExplainedDatabase;
let shop: TestShop;
let anna: string;
beforeAll(async () => {
  database = await explainedDatabase();
  await fillSmallShop(database.opened.db);
  await fillSalons(database.opened.db);
  await database.fill(history);
  shop = await startShop({ filled: database.opened, at: NOW });
  anna = await shop.signIn('anna@example.ru');
}, 120_000);
afterAll(() => shop.close());

const read = (path: string, options: object = {}) =>
  database.rowsRead(async () => expect(await shop.ask(path, options)).toMatchObject({ status: 200 }));

test.each([
  '/services/vet/get/',
  '/services/vet/get/?filter[IN_WORK]=Y',
  '/services/vet/gethistory/',
  '/services/visit/list/',
])('CAB-24 the records of a customer at %s do not grow with those of others', async (path) => {
  const rows = await read(path, { session: anna });
  expect(rows.visit).toBeLessThanOrEqual(5);
  expect(rows.visit_file ?? 0).toBeLessThanOrEqual(5);
});

test('VET-06 whom a customer has visited is found among the own visits', async () => {
  const rows = await read('/services/review/get_visited/vet/', { session: anna });
  expect(rows.visit).toBeLessThanOrEqual(5);
});

test('API-114 VET-03 free times and a booking read visits ahead, not those of three years', async () => {
  const times = await read('/services/vet/getintervals/1/?service=1');
  expect(times.visit).toBeLessThanOrEqual(200);
  const body = {
    ...{ salonId: 1, serviceId: 1, specialistId: 1, startsAt: '2026-11-25T04:00:00.000Z', animal: 'dog' },
    ...{ petName: 'Рекс', name: 'Иван', phone: '79220000001', acceptPersonData: 'Y' },
  };
  const booked = await read('/services/vet/send/', { session: await shop.visit(), body });
  expect(booked.visit).toBeLessThanOrEqual(200);
});

test('VET-06 the reviews of one specialist do not grow with those of others', async () => {
  const rows = await read('/services/vet/getReview/?specialist=1');
  expect(rows.service_review).toBeLessThanOrEqual(100);
});

test('the reminders of a minute read the visits of the next day, not all that are ahead', async () => {
  // 100 for each of 200 days.
  await database.fill(`
    insert into visit (salon_id, service_id, specialist_id, starts_at, ends_at, price, customer_id, animal, pet_name, name, phone)
      select whose.salon_id, 1, whose.id, at, at + interval '1 hour', 90000, 1001 + n % 3000, 'dog', 'Рекс', 'Мария', '7900' || n % 3000
      from generate_series(1, 20000) n join specialist whose on whose.id = 1001 + n % 100,
      lateral (select '2026-11-24T04:00Z'::timestamptz + n % 200 * interval '1 day' as at) moment;
    analyze visit;`);
  const rows = await database.rowsRead(() => remindOfVisits({ db: database.opened.db, now: () => NOW }));
  expect(rows.visit).toBeGreaterThan(0);
  expect(rows.visit).toBeLessThanOrEqual(500);
});
