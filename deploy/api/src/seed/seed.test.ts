import { eq } from 'drizzle-orm';
import { createDatabase, type OpenDatabase } from '../db/database';
import { catalogueChange, customer, deliveryProfile, metafilter, product, review, stock } from '../db/schema';
import { verifyPassword } from '../people/password';
import { emptyShop } from '../testing/prepared-shops';
import { crowd } from './orders/crowd';
import { people } from './people/people';
import { insertSeed, isSeeded } from './seed';

let database: OpenDatabase;
const options = { scale: 0.1, seed: 1, today: new Date('2026-11-20T09:00:00Z') };

beforeAll(async () => {
  database = await createDatabase({ template: await emptyShop() });
}, 60_000);
afterAll(() => database.close());

test('a filling that is stopped in the middle leaves the database empty, and the next one fills it', async () => {
  const { db } = database;
  const stopped = insertSeed(db, {
    ...options,
    progress: () => {
      throw new Error('stopped');
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await isSeeded(db)).toBe(false);

  const seen: string[] = [];
  await insertSeed(db, { ...options, progress: (done, total) => seen.push(`${done} of ${total}`) });
  expect(await isSeeded(db)).toBe(true);
  expect(await db.$count(product)).toBe(200);
  expect(await db.$count(stock)).toBeGreaterThan(1000);
  expect(await db.$count(review)).toBeGreaterThan(200);
  expect(await db.$count(metafilter)).toBeGreaterThan(100);
  expect(await db.$count(catalogueChange)).toBe(0);
  expect(seen).toEqual(['200 of 200']);

  await insertSeed(db, options);
  expect(await db.$count(product)).toBe(200);
}, 120_000);

test('SES-10 the people to test with can sign in, and the next customer gets a number of their own', async () => {
  const { db } = database;
  for (const { login, password } of people) {
    const [found] = await db.select().from(customer).where(eq(customer.login, login));
    expect(await verifyPassword(password, found?.passwordHash ?? null)).toBe(true);
    expect(found?.emailConfirmedAt).toEqual(options.today);
  }
  expect(await db.$count(deliveryProfile)).toBe(4);
  const [added] = await db.insert(customer).values({ login: 'next@example.ru' }).returning();
  expect(added?.id).toBe((crowd(1).at(-1)?.id ?? 0) + 1);
});
