import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from 'deploy-api/db/create-database';
import { queuedJob } from 'deploy-api/db/schema/index';
import { type FreshDatabase, smallShopDatabase } from 'deploy-api/testing/fresh-database';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { expressions, namedIn, recorded, toldIn } from '../monitoring/named-metrics';
import { requestShop } from '../shop/ask-shop';
import { otlpReceiver, type ReceivedSpan } from './otlp-receiver';
import { readyToOrder } from './place-order';
import { environmentOf } from './role-process';
import { startTracedRoles, type TracedRoles } from './traced-roles';

jest.setTimeout(120_000);

const { DATABASE_URL = '' } = process.env;
const COLLECTOR_KEY = 'secret-of-the-collector';

let folder: string;
let database: FreshDatabase;
let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let shop: TracedRoles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
  if (DATABASE_URL === '') return;
  [database, collector] = await Promise.all([smallShopDatabase(DATABASE_URL), otlpReceiver(), buildRoles(folder)]);
  await queueOneJob(database.url);
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.root,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${COLLECTOR_KEY}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    // Nothing is there: the roles work without it, and tell so.
    REDIS_URL: 'redis://127.0.0.1:1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    // Nothing is there either: each letter is a job that fails.
    UNISENDER_URL: 'http://127.0.0.1:1',
    UNISENDER_KEY: 'a-key-of-the-mail',
    MAIL_FROM: 'shop@example.ru',
  };
  shop = await startTracedRoles({ folder, databaseUrl: database.url, settings });
});
afterAll(async () => {
  await Promise.all((shop?.processes ?? []).map((role) => role.end()));
  await Promise.all([database?.drop(), collector?.close(), rm(folder, { recursive: true })]);
});

/** A check of a payment that does not exist: work for the role `jobs`. */
async function queueOneJob(url: string): Promise<void> {
  const { db, close } = await createDatabase({ url });
  await db.insert(queuedJob).values({ queue: 'payment', subjectId: 999_999, dueAt: new Date(0) });
  await close();
}

/** The roles need a server. */
const onServer = DATABASE_URL === '' ? test.skip : test;

const at = (path: string) => new URL(`http://shop.localhost:${shop.shopPort}${path}`);
const traceOf = (letter: string) => letter.repeat(32);
const pressed = (trace: string) => ({ traceparent: `00-${trace}-00000000000000aa-00` });

/** A trace as its chain of spans, from the first to the deepest: `gateway GET page home > …`. */
function chains(spans: readonly ReceivedSpan[]): string[] {
  const chain = (span: ReceivedSpan): string => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    const own = `${span.service.replace('shop-', '')}: ${span.name}`;
    return parent ? `${chain(parent)} > ${own}` : own;
  };
  return spans.map(chain);
}

/** Waits until something is true, ten seconds at most. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1) await wait(100);
}

onServer(
  'one trace leads from a page through its renderer and the back end to SQL, and says whose page it is',
  async () => {
    const trace = traceOf('1');
    const reads = '/catalog/product/get_by_code/1/';
    await requestShop(at(`/?reads=${encodeURIComponent(reads)}`), { headers: pressed(trace) });
    const page = 'gateway: GET page home';
    const call = `${page} > gateway: render > gateway: run the shell > gateway: GET > api: GET catalog.product.getByCode`;
    const kinds = [page, `${page} > gateway: wait for a renderer`, call, `${call} > api: sql select`];
    const found = await collector.trace(trace, (spans) => kinds.every((kind) => chains(spans).includes(kind)));
    expect(chains(found)).toEqual(expect.arrayContaining(kinds));
    const release = { 'shop.area': 'mf-catalog', 'shop.version': '1.0.0', 'shop.set': expect.stringMatching(/^\w+$/) };
    for (const name of ['GET page home', 'render'])
      expect(found.find((span) => span.name === name)?.attributes).toMatchObject(release);
  },
);

onServer('one trace leads from a press through gateway and back end to each statement of its transaction', async () => {
  const trace = traceOf('2');
  const began = await fetch(`http://127.0.0.1:${shop.apiPort}/personal/user/is_auth/`);
  const authorization = began.headers.get('x-session-id') ?? '';
  const headers = { ...pressed(trace), authorization, 'x-location': '2201', 'idempotency-key': 'one-press' };
  await requestShop(at('/api/sale/basket/add/1/1/'), { headers });
  const call = 'gateway: GET /api/* > gateway: GET > api: GET sale.basket.add';
  const kinds = [call, ...['begin', 'insert', 'commit'].map((operation) => `${call} > api: sql ${operation}`)];
  const found = await collector.trace(trace, (spans) => kinds.every((kind) => chains(spans).includes(kind)));
  expect(chains(found)).toEqual(expect.arrayContaining(kinds));
});

onServer('a queued job is a trace with its statements', async () => {
  const job = () => collector.spans.find(({ name }) => name === 'job payment');
  await until(() => job() !== undefined);
  const statement = /^jobs: job payment > jobs: sql \w+$/;
  const found = await collector.trace(job()?.traceId ?? '', (spans) =>
    chains(spans).some((one) => statement.test(one)),
  );
  expect(chains(found)).toContainEqual(expect.stringMatching(statement));
});

/** Orders in a trace, and waits until the letter about it has failed, as log lines tell. */
async function orderInTrace(trace: string, flags: string, label: string): Promise<string[]> {
  const traceparent = `00-${trace}-00000000000000aa-${flags}`;
  await (await readyToOrder(`http://127.0.0.1:${shop.apiPort}`, { traceparent }))();
  const [, jobs] = shop.processes;
  const lines = () => (jobs?.output() ?? '').split('\n').filter((line) => line.includes(`"${label}":"${trace}"`));
  await until(() => lines().length > 0);
  return lines();
}

onServer('the letter of an order is a trace with a link to the press, and its log lines name both', async () => {
  const trace = traceOf('6');
  const [line] = await orderInTrace(trace, '01', 'linked_trace_id');
  expect(line).toContain('"queue":"letter"');
  const letter = () =>
    collector.spans.find(({ name, links }) => name === 'job letter' && links?.[0]?.traceId === trace);
  await until(() => letter() !== undefined);
  const save = collector.spans.find(({ name, traceId }) => name === 'POST sale.order.save' && traceId === trace);
  expect(letter()?.links).toMatchObject([{ traceId: trace, spanId: save?.spanId }]);
  expect(line).toContain(`"trace_id":"${letter()?.traceId}"`);
});

onServer(
  'of a press whose trace is not kept, the log lines of the letter name it, and nothing else is made',
  async () => {
    const trace = traceOf('7');
    const [line] = await orderInTrace(trace, '00', 'trace_id');
    expect(line).toContain('"queue":"letter"');
    expect(collector.raw()).not.toContain(trace);
  },
);

onServer('log lines name their trace, and no log tells the key of the collector', async () => {
  const [api, , gateway] = shop.processes;
  const trace = traceOf('5');
  await requestShop(at('/api/location/city/get/'), { headers: pressed(trace) });
  for (const role of [gateway, api]) {
    const isNamed = () => role?.output().includes(`"trace_id":"${trace}"`) === true;
    await until(isNamed);
    expect(isNamed()).toBe(true);
  }
  await collector.trace(trace, ({ length }) => length > 0);
  for (const role of shop.processes) expect(role.output()).not.toContain(COLLECTOR_KEY);
  expect(environmentOf(gateway?.pid ?? 0)).not.toContain(COLLECTOR_KEY);
  expect(collector.headers[0]).toMatchObject({ authorization: COLLECTOR_KEY });
});

onServer('what a visitor writes is in no span and no label, and makes no new series', async () => {
  const trace = traceOf('3');
  const secrets = [
    'vera.lisina',
    '79225550011',
    'session-of-vera',
    'key-of-a-write',
    'token-of-a-letter',
    'mf-invented',
  ];
  const [email, phone, session, key, token, area] = secrets;
  const send = (path: string, more: Parameters<typeof requestShop>[1] = {}) =>
    requestShop(at(path), { ...more, headers: { ...pressed(trace), ...more.headers } });
  const attack = async (number: number) => {
    await send(`/api/search/?q=${email}%40example.ru&phone=${phone}&n=${number}`);
    await send(`/order/${token}${number}/?phone=${phone}`);
    await send(`/api/sale/basket/add/${number}/1/`, {
      headers: { authorization: `${session}`, 'idempotency-key': `${key}${number}`, cookie: `ZPVDSESSID=${session}` },
    });
    await send(`/api/${token}${number}/`, { headers: { 'user-agent': `${email}`, 'x-location': `${phone}` } });
    await send(`/${token}/${number}`, { method: 'PROPFIND' });
    await send('/faults', {
      method: 'POST',
      body: JSON.stringify({ area: `${area}${number}`, phase: 'render', message: `${email}`, path: `/${token}/` }),
      headers: { 'content-type': 'text/plain' },
    });
  };
  const series = async () =>
    Object.values(await shop.metrics())
      .join('\n')
      .split('\n').length;
  await attack(0);
  const before = await series();
  for (let number = 1; number < 40; number += 1) await attack(number);
  await collector.trace(trace, (spans) => spans.length > 100);
  const metrics = Object.values(await shop.metrics()).join('\n');
  expect(metrics.split('\n').length - before).toBeLessThan(40);
  for (const secret of secrets) {
    expect(metrics).not.toContain(secret);
    expect(collector.raw()).not.toContain(secret);
  }
});

onServer('the roles tell every metric and label that rules, alarms and dashboards name', async () => {
  const told = toldIn(Object.values(await shop.metrics()).join('\n'));
  const { metrics, labels } = namedIn(expressions());
  // Of Prometheus itself.
  const others = new Set([...recorded(), 'up']);
  expect([...metrics].filter((name) => !told.metrics.has(name) && !others.has(name))).toEqual([]);
  const ownLabels = new Set(['slo', 'job', 'instance']);
  expect([...labels].filter((name) => !told.labels.has(name) && !ownLabels.has(name))).toEqual([]);
});

onServer('a visitor decides neither which traces are kept nor what the back end believes', async () => {
  const bad = ['', '00', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, `00-${'z'.repeat(32)}-1-01`, 'x'.repeat(5_000)];
  for (const traceparent of bad)
    expect((await requestShop(at('/api/location/city/get/'), { headers: { traceparent } })).status).toBe(200);
  expect(collector.raw()).not.toContain('zzzz');
});

onServer('a collector that is away, hangs or answers nonsense costs traces only, and one line in the log', async () => {
  const [api, , gateway] = shop.processes;
  const ask = async () => (await requestShop(at('/api/location/city/get/'))).status;
  for (const manner of ['garbage', 'refuses', 'hangs'] as const) {
    collector.answer(manner);
    const before = collector.deliveries();
    const statuses = await Promise.all(Array.from({ length: 30 }, ask));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await until(() => collector.deliveries() > before);
  }
  const { gateway: told } = await shop.metrics();
  // Several deliveries fail.
  for (let more = 0; more < 3; more += 1) {
    await ask();
    await wait(700);
  }
  await until(() => gateway?.output().includes('takes no traces') === true);
  const lines = (output = '') => output.split('\n').filter((line) => line.includes('takes no traces')).length;
  expect(lines(gateway?.output())).toBe(1);
  expect(lines(api?.output())).toBe(1);
  const lost = (metrics: string) => Number(/^shop_telemetry_lost_spans_total (\d+)$/m.exec(metrics)?.[1]);
  expect(lost((await shop.metrics()).gateway)).toBeGreaterThan(lost(told));
  collector.answer('takes');
  const isBack = () => gateway?.output().includes('takes traces again') === true;
  for (let tries = 0; tries < 30 && !isBack(); tries += 1) {
    await ask();
    await wait(200);
  }
  expect(isBack()).toBe(true);
  const trace = traceOf('4');
  await requestShop(at('/api/location/city/get/'), { headers: pressed(trace) });
  const call = 'gateway: GET /api/* > gateway: GET > api: GET location.city.get';
  expect(chains(await collector.trace(trace, (spans) => chains(spans).includes(call)))).toContain(call);
});

onServer('a role ends in time although the collector hangs', async () => {
  collector.answer('hangs');
  await requestShop(at('/api/location/city/get/'));
  const began = performance.now();
  expect(await Promise.all(shop.processes.map((role) => role.end()))).toEqual([0, 0, 0]);
  expect(performance.now() - began).toBeLessThan(15_000);
});
