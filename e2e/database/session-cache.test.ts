import { createHash } from 'node:crypto';
import { userDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { createLog } from 'deploy-api/base/log';
import { createDatabase } from 'deploy-api/db/create-database';
import { session as sessions } from 'deploy-api/db/schema/index';
import { redisSessions } from 'deploy-api/http/session-cache/redis-sessions';
import type { SessionCache } from 'deploy-api/http/session-cache/session-cache';
import { smallShop } from 'deploy-api/testing/prepared-shops';
import { startShop, type TestShop } from 'deploy-api/testing/start-shop';
import { openRedis, type SharedRedis } from 'deploy-redis/shared-redis';
import { eq } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { type TemporaryRedis, temporaryRedis } from './temporary-redis';

const PASSWORD = 'a-secret-of-the-test';

let redis: TemporaryRedis;
let inspector: Redis;
let connections: SharedRedis[];
let caches: SessionCache[];
/** Two processes of the back end: one database, one Redis. */
let [one, other]: TestShop[] = [];
const lines: string[] = [];

beforeAll(async () => {
  redis = await temporaryRedis(PASSWORD);
  inspector = new Redis(redis.url);
  const log = createLog('info', { write: (line) => void lines.push(line) });
  connections = [0, 1].map(() => openRedis(redis.url, log, 2_000));
  caches = connections.map(redisSessions);
  const filled = await createDatabase({ template: await smallShop() });
  const shared = { ...filled, close: async () => {} };
  [one, other] = await Promise.all(caches.map((sessionCache) => startShop({ filled: shared, sessionCache })));
  closings.push(filled.close);
});
const closings: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  redis.thaw();
  await Promise.all([one?.close(), other?.close()]);
  for (const connection of connections) connection.close();
  await Promise.all(closings.map((close) => close()));
  inspector.disconnect();
  await redis.stop();
});

const both = () => {
  if (!one || !other) throw new Error('The shops did not start');
  return { one, other };
};
const keyOf = (session: string) => createHash('sha256').update(session).digest('hex');
const choose = async (shop: TestShop, point: number, session: string) =>
  expect(await shop.ask(`/sale/delivery/set/pickup_point/${point}/`, { session })).toMatchObject({ status: 200 });
const chosen = async (shop: TestShop, session: string) =>
  userDelivery.parse((await shop.ask('/sale/delivery/get/', { session })).value).PICKUP_POINT_DATA?.ID;
const isAlive = async (shop: TestShop, session: string) =>
  (await shop.ask('/personal/user/get/', { session })).status === 200;

test('SES-31 a session that was read is known to all processes, under r- and without its id, for a minute', async () => {
  const { one, other } = both();
  const session = await one.visit();
  await chosen(one, session);
  expect(await inspector.keys('*')).toContain(`r-${keyOf(session)}`);
  expect(await inspector.get(`r-${keyOf(session)}`)).not.toContain(session);
  expect(await inspector.ttl(`r-${keyOf(session)}`)).toBeLessThanOrEqual(60);
  await one.db.delete(sessions).where(eq(sessions.key, keyOf(session)));
  expect(await chosen(other, session)).toBeUndefined();
  expect((await other.ask('/sale/basket/add/1/1/', { session })).status).toBe(401);
});

test('what one process changed is read in the other at once', async () => {
  const { one, other } = both();
  const session = await one.visit();
  for (const point of [1, 2, 1]) {
    await Promise.all([choose(one, point, session), chosen(other, session), chosen(other, session)]);
    expect(await chosen(other, session)).toBe(point);
  }
});

test('a session that was read before a change is not stored after it', async () => {
  const { one } = both();
  const [early, late] = caches;
  const key = keyOf(await one.visit());
  const [read] = await one.db.select().from(sessions).where(eq(sessions.key, key));
  if (!read || !early || !late) throw new Error('There is no session');
  await early.forget([key]);
  await late.keep(read);
  expect(await early.find(key)).toBeUndefined();
});

test('a session that one process ended is refused by the other at once', async () => {
  const { one, other } = both();
  const [stolen, own] = [await one.signIn('boris'), await one.signIn('boris')];
  expect(await isAlive(other, stolen)).toBe(true);
  expect((await one.ask('/personal/user/devices/end_others/', { session: own, body: {} })).status).toBe(200);
  expect([await isAlive(other, stolen), await isAlive(other, own)]).toEqual([false, true]);
});

test('what is no session in Redis is read from the database', async () => {
  const { one } = both();
  const session = await one.visit();
  for (const stored of ['{', '[]', '{"key":"x"}', 'null', '"r-"', JSON.stringify({ customerId: 1 })]) {
    await inspector.set(`r-${keyOf(session)}`, stored);
    expect(await chosen(one, session)).toBeUndefined();
  }
  await inspector.hset(`r-${keyOf(session)}x`, 'a', 'b');
  await inspector.rename(`r-${keyOf(session)}x`, `r-${keyOf(session)}`);
  expect((await one.ask('/sale/delivery/get/', { session })).status).toBe(200);
});

test('while Redis hangs and after it the shop answers, with what was changed meanwhile', async () => {
  const { one, other } = both();
  const session = await one.visit();
  await choose(one, 1, session);
  await chosen(other, session);
  redis.freeze();
  await choose(one, 2, session);
  expect(await chosen(one, session)).toBe(2);
  redis.thaw();
  await inspector.ping();
  expect(await chosen(other, session)).toBe(2);
  expect(lines.join('')).not.toContain(PASSWORD);
});
