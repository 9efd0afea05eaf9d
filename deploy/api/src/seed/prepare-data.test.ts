import { randomCustomers } from 'deploy-demo-data/orders/random-customers';
import { people } from 'deploy-demo-data/people/people';
import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '../db/database';
import * as schema from '../db/schema';
import { verifyPassword } from '../modules/people/passwords/password';
import { emptyDatabase } from '../testing/empty-database';
import type { WantedData } from './choose-data';
import { prepareData, resetData } from './prepare-data';

const { catalogueChange, city, customer, deliveryProfile, metafilter, product, review, stock } = schema;

const options = { scale: 0.1, seed: 1, today: new Date('2026-11-20T09:00:00Z') };
const inFolder: WantedData = { seed: null, isServer: false, isPublic: false };
const onServer: WantedData = { seed: null, isServer: true, isPublic: true };
const demoOnServer: WantedData = { ...onServer, seed: 'demo' };

let database: OpenDatabase;
const openEmpty = async () => {
  database = await emptyDatabase();
};
const close = () => database.close();

describe('a demonstration', () => {
  beforeAll(openEmpty, 60_000);
  afterAll(close);

  test('a seed that is stopped in the middle leaves the database empty, and the next one seeds it', async () => {
    const { db } = database;
    const stopped = prepareData(db, inFolder, {
      ...options,
      progress: () => {
        throw new Error('stopped');
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await db.$count(city)).toBe(0);

    const seen: string[] = [];
    const progress = (done: number, total: number) => seen.push(`${done} of ${total}`);
    expect(await prepareData(db, inFolder, { ...options, progress })).toBe('demo');
    // 200 and one of merchandise.
    expect(await db.$count(product)).toBe(201);
    expect(await db.$count(stock)).toBeGreaterThan(1000);
    expect(await db.$count(review)).toBeGreaterThan(200);
    expect(await db.$count(metafilter)).toBeGreaterThan(100);
    expect(await db.$count(catalogueChange)).toBe(0);
    expect(seen).toEqual(['201 of 201']);

    expect(await prepareData(db, inFolder, options)).toBe('demo');
    expect(await db.$count(product)).toBe(201);
  }, 120_000);

  test('SES-10 the people to test with can sign in, and the next customer gets a new number', async () => {
    const { db } = database;
    for (const { login, password } of people) {
      const [found] = await db.select().from(customer).where(eq(customer.login, login));
      expect(await verifyPassword(password, found?.passwordHash ?? null)).toBe(true);
      expect(found?.emailConfirmedAt).toEqual(options.today);
    }
    expect(await db.$count(deliveryProfile)).toBe(4);
    const [added] = await db.insert(customer).values({ login: 'next@example.ru' }).returning();
    expect(added?.id).toBe((randomCustomers(1).at(-1)?.id ?? 0) + 1);
  });

  test('is neither opened as a production shop nor served to the public, unless SEED=demo says so', async () => {
    const { db } = database;
    await expect(prepareData(db, onServer, options)).rejects.toThrow('passwords are published');
    await expect(prepareData(db, { ...inFolder, isPublic: true }, options)).rejects.toThrow('to the public');
    await expect(resetData(db, onServer, options)).rejects.toThrow('passwords are published');
    expect(await prepareData(db, demoOnServer, options)).toBe('demo');
  });
});

describe('a shop of its own', () => {
  beforeAll(openEmpty, 60_000);
  afterAll(close);

  test('a new database on a server has places, delivery services, payment methods and kinds of pets: no people, goods, companies or passwords', async () => {
    const { db } = database;
    expect(await prepareData(db, onServer, options)).toBe('real');
    const filled: string[] = [];
    for (const [name, table] of Object.entries(schema)) {
      if (is(table, PgTable) && (await db.$count(table)) > 0) filled.push(name);
    }
    expect(filled.sort()).toEqual(['city', 'deliveryService', 'location', 'paySystem', 'petBreed', 'petKind']);
    for (const { phoneShop, street, contacts } of await db.select().from(city)) {
      expect([phoneShop, street, ...Object.values(contacts)].join('')).toBe('');
    }
  });

  test('is neither seeded with demonstration data nor reset, whatever the request', async () => {
    const { db } = database;
    await expect(prepareData(db, demoOnServer, options)).rejects.toThrow('other data');
    await db.insert(customer).values({ login: 'owner' });
    for (const wanted of [inFolder, onServer, demoOnServer, { ...inFolder, seed: 'demo' as const }]) {
      await expect(resetData(db, wanted, options)).rejects.toThrow();
    }
    expect(await prepareData(db, inFolder, options)).toBe('real');
    expect([await db.$count(customer), await db.$count(product)]).toEqual([1, 0]);
  });
});

test('a database with only an administrator gets no demonstration', async () => {
  await openEmpty();
  const { db } = database;
  await db.insert(customer).values({ login: 'owner', groups: ['admin'] });
  await expect(prepareData(db, demoOnServer, options)).rejects.toThrow('other data');
  expect(await prepareData(db, inFolder, options)).toBe('real');
  expect(await db.$count(city)).toBeGreaterThan(10);
  expect(await db.$count(product)).toBe(0);
  await close();
}, 60_000);
