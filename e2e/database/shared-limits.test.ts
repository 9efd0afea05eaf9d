import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from 'deploy-api/base/log';
import { startGateway, type TestGateway } from 'deploy-gateway/testing/start-gateway';
import type { RequestLimits, Share } from 'deploy-redis/limits';
import { redisLimits } from 'deploy-redis/redis-limits';
import { openRedis, type SharedRedis } from 'deploy-redis/shared-redis';
import { Redis } from 'ioredis';
import { type TemporaryRedis, temporaryRedis } from './temporary-redis';

const PASSWORD = 'a-secret-of-the-test';
const ADDRESS = '203.0.113.9';

let redis: TemporaryRedis;
let inspector: Redis;
let connections: SharedRedis[];
/** The limits of three processes that share one Redis. */
let processes: RequestLimits[];
const lines: string[] = [];

beforeAll(async () => {
  redis = await temporaryRedis(PASSWORD);
  inspector = new Redis(redis.url);
  const log = createLog('info', { write: (line) => void lines.push(line) });
  connections = [0, 1, 2].map(() => openRedis(redis.url, log, 2_000));
  processes = connections.map(redisLimits);
  await Promise.all(connections.map(connected));
});
afterAll(async () => {
  redis.thaw();
  for (const connection of connections) connection.close();
  inspector.disconnect();
  await redis.stop();
});

async function connected(connection: SharedRedis): Promise<void> {
  while ((await connection.ask((server) => server.ping())) === undefined) await pause(20);
}

/** A bucket of ten that takes an hour to become full again. */
const ten = (name: string, asker = ADDRESS): Share => ({
  name,
  allowance: { most: 10, perSecond: 10 / 3600 },
  asker,
});

/** How many of these requests are accepted, made at the same time through all processes in turn. */
async function accepted(count: number, shares: readonly Share[]): Promise<number> {
  const waits = Array.from({ length: count }, (_, turn) => processes[turn % processes.length]?.take(shares, 1));
  return (await Promise.all(waits)).filter((wait) => wait === 0).length;
}

test('fifty requests at once through three processes get what one process would give', async () => {
  expect(await accepted(50, [ten('fifty')])).toBe(10);
  expect(await accepted(50, [ten('fifty', '198.51.100.1')])).toBe(10);
});

test('a request that one share refuses takes nothing from the others, and says when to ask again', async () => {
  await accepted(10, [ten('empty')]);
  const [one] = processes;
  expect(await one?.take([ten('empty'), ten('full')], 1)).toBeGreaterThan(300);
  expect(await accepted(50, [ten('full')])).toBe(10);
});

test('work that was measured is charged in all processes, and comes back with time', async () => {
  const fast = { ...ten('fast'), allowance: { most: 10, perSecond: 20 } };
  await processes[0]?.charge([fast], 20);
  expect(await processes[1]?.take([fast], 1)).toBe(1);
  await pause(700);
  expect(await processes[2]?.take([fast], 1)).toBe(0);
});

test('Redis learns no address and no session, and forgets a bucket when it is full again', async () => {
  const fast = { ...ten('named'), allowance: { most: 10, perSecond: 5 } };
  await accepted(5, [fast]);
  const [key = ''] = await inspector.keys('l-named*');
  expect(key).not.toContain(ADDRESS);
  expect(await inspector.pttl(key)).toBeLessThanOrEqual(2_000);
  expect(await inspector.pttl(key)).toBeGreaterThan(0);
});

test('something else under the key of a bucket stops nobody: the process counts for itself', async () => {
  await accepted(1, [ten('foreign')]);
  const [key = ''] = await inspector.keys('l-foreign*');
  await inspector.set(key, 'x');
  expect(await accepted(90, [ten('foreign')])).toBe(30);
  await inspector.del(key);
  expect(await accepted(50, [ten('foreign')])).toBe(10);
});

test('while Redis hangs each process counts for itself without waiting for it, and together again after it', async () => {
  redis.freeze();
  const [one] = processes;
  // The first request finds out.
  await one?.take([ten('hanging')], 1);
  const started = process.hrtime.bigint();
  for (let turn = 0; turn < 50; turn += 1) await one?.take([ten('hanging')], 1);
  expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(90);
  expect(await accepted(90, [ten('hanging')])).toBeLessThanOrEqual(20);
  redis.thaw();
  await Promise.all(connections.map(connected));
  expect(await accepted(50, [ten('later')])).toBe(10);
  expect(lines.filter((line) => line.includes('Redis is away')).length).toBeLessThanOrEqual(connections.length);
  expect(lines.join('')).not.toContain(PASSWORD);
});

describe('two gateways with one Redis', () => {
  let gateways: TestGateway[];
  beforeAll(async () => {
    gateways = await Promise.all([0, 1].map(() => startGateway(undefined, { RENDER_LIMIT: 10, REDIS_URL: redis.url })));
  }, 30_000);
  afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

  test('render no more pages for a visitor than one would', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const statuses: (number | undefined)[] = [];
    for (let page = 0; page < 18; page += 1)
      statuses.push((await gateways[page % 2]?.ask(`/catalog/new/?PAGEN_1=${page}`, { headers }))?.status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    // Each of them alone would have rendered all.
    expect(statuses).toContain(429);
  }, 30_000);
});
