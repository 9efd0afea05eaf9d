import { use } from 'deploy-telemetry/telemetry';
import { recordedTelemetry } from 'deploy-telemetry/testing/recorded-telemetry';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database';
import { queuedJob } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { noPartners } from '../partners/connect-partners';
import { emptyDatabase } from '../testing/empty-database';
import { workOf } from '../testing/start-shop';
import { answerJobs } from './answer-jobs';
import { figuresOf, forgetOldJobs, needsPerson, watchQueues } from './figures';
import { enqueue, type Queue } from './queue';
import { runQueue } from './run-queue';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date('2026-11-20T10:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterAll(() => database.close());

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
let clock = start;
let done: number[] = [];
let doOne: (id: number) => Promise<Date | undefined>;
beforeEach(async () => {
  jest.clearAllMocks();
  await database.db.delete(queuedJob);
  clock = start;
  done = [];
  doOne = async (id) => {
    done.push(id);
    return undefined;
  };
});

const queue: Queue = {
  name: 'feed',
  title: 'фиды',
  every: 1000,
  atOnce: 4,
  pauses: [MINUTE, 10 * MINUTE],
  describe: async (id) => `city ${id}`,
  run: ({ subjectId }) => doOne(subjectId),
};
const work = () => workOf({ db: database.jobs, partners: noPartners, now: () => clock });
const run = (changes: Partial<Queue> = {}) => runQueue({ ...queue, ...changes }, work(), log);
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const put = (...ids: number[]) => enqueue(database.db, 'feed', ids, clock);
const rows = () => database.db.select().from(queuedJob);
const broken = () => Promise.reject(new Error('the service said 500\nanna@example.ru'));
const say = (asked: unknown) => answerJobs(asked, { db: database.db, now: () => clock, queues: [queue] });

test('what is queued in a transaction that fails is not done', async () => {
  const failed = inTransaction(database.db, async (tx) => {
    await enqueue(tx, 'feed', [1], clock);
    throw new Error('after it');
  });
  await expect(failed).rejects.toThrow('after it');
  await run();
  expect(done).toEqual([]);
});

test('a job knows the trace that asked for it first, whatever is stored there, and its attempts are linked to it', async () => {
  const { telemetry } = recordedTelemetry();
  const begin = jest.fn(telemetry.begin);
  let traceparent: string | undefined;
  use({ ...telemetry, begin, traceparent: () => traceparent });
  const press = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-00`;
  for (traceparent of [press, `00-${'3'.repeat(32)}-${'4'.repeat(16)}-01`]) await put(1);
  traceparent = undefined;
  await put(2);
  await database.db.insert(queuedJob).values({ queue: 'feed', subjectId: 3, dueAt: clock, traceparent: '\n{}' });
  await run();
  use(null);
  expect(done).toEqual([1, 2, 3]);
  const causes = begin.mock.calls.filter(([name]) => name === 'job feed').map(([, { cause }]) => cause);
  expect(causes).toEqual([press, null, '\n{}']);
});

test('five processes do fifty jobs, each once; queued twice is done once', async () => {
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  await put(...ids);
  await put(7, 8);
  await Promise.all(Array.from({ length: 5 }, () => run()));
  expect(done.toSorted((one, other) => one - other)).toEqual(ids);
  expect(await rows()).toEqual([]);
});

test('a failure is tried again after each pause, then given up: a person sees why, and starts it again', async () => {
  await put(1, 2);
  const [one] = await rows();
  doOne = async (id) => (id === 1 ? broken() : undefined);
  await run();
  await run();
  expect(await rows()).toMatchObject([{ attempts: 1, failure: 'the service said 500', leasedUntil: null }]);
  expect(log.warn.mock.calls).toEqual([
    [expect.objectContaining({ queue: 'feed', subject: 'city 1', attempts: 1 }), expect.stringContaining('again')],
  ]);
  later(MINUTE);
  await run();
  later(10 * MINUTE);
  await run();
  later(24 * 60 * MINUTE);
  await run();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([{ attempts: 3, failedAt: expect.any(Date) }]);
  expect(needsPerson(await figuresOf(database.db, clock), clock)).toBe(true);
  expect(await say({ command: 'figures' })).toBe('Работа магазина\n  фиды: ждут 0, не удались 1');
  expect(await say({ command: 'failed' })).toMatch(
    new RegExp(`  ${one?.id}  фиды: city 1; попыток 3, сдались 2026-11-20 10:11 UTC: the service said 500$`),
  );
  await expect(say({ command: 'retry', ids: [999_999] })).rejects.toThrow('Таких неудач нет: 999999');
  expect(await say({ command: 'retry', ids: null })).toBe('Начато снова: 1');
  doOne = async () => undefined;
  await run();
  expect(await rows()).toEqual([]);
  expect(await say({ command: 'failed' })).toBe('Неудач нет');
});

test('some work is never given up, and what comes back later has not failed', async () => {
  await put(1);
  doOne = broken;
  for (let times = 0; times < 6; times += 1) {
    await run({ isEndless: true });
    later(10 * MINUTE);
  }
  expect(await rows()).toMatchObject([{ attempts: 6, failedAt: null }]);
  expect(await say({ command: 'failed' })).toContain('city 1; попыток 6, пробуем ещё: the service said 500');
  doOne = async () => new Date(clock.getTime() + MINUTE);
  await run({ isEndless: true });
  expect(await rows()).toMatchObject([{ attempts: 0, dueAt: new Date(clock.getTime() + MINUTE), leasedUntil: null }]);
});

test('work that the state of a row asks for is found once, and again when it is due again', async () => {
  let isDue = true;
  const find = async () => (isDue ? [3] : []);
  doOne = async (id) => {
    done.push(id);
    isDue = false;
    return undefined;
  };
  await Promise.all([run({ find }), run({ find })]);
  expect(new Set(done)).toEqual(new Set([3]));
  await run({ find, isReady: () => false });
  expect(await rows()).toEqual([]);
});

test('what waits for a service that is not set up troubles nobody, and is forgotten after a month', async () => {
  await put(1);
  later(60 * MINUTE);
  const watch = (isReady: boolean) => watchQueues([{ ...queue, isReady: () => isReady }]).run(work(), log);
  await watch(false);
  expect(log.warn).not.toHaveBeenCalled();
  await watch(true);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await forgetOldJobs(database.db, new Date(start.getTime() + 29 * DAY));
  expect(await rows()).toHaveLength(1);
  await forgetOldJobs(database.db, new Date(start.getTime() + 31 * DAY));
  expect(await rows()).toEqual([]);
});

test('a process that is gone loses its job within a minute of the database’s time; one at work keeps it', async () => {
  await put(1);
  let end = () => {};
  doOne = () =>
    new Promise((resolve) => {
      end = () => resolve(undefined);
    });
  const gone = run();
  while ((await rows())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
  // Testers move the shop's clock. Claims use another clock.
  later(60 * MINUTE);
  await run();
  const seconds = sql<number>`extract(epoch from ${queuedJob.leasedUntil} - clock_timestamp())`.mapWith(Number);
  const [left] = await database.db.select({ seconds }).from(queuedJob);
  expect(left?.seconds).toBeGreaterThan(10);
  expect(left?.seconds).toBeLessThan(50);
  await database.db.update(queuedJob).set({ leasedUntil: sql`clock_timestamp() - interval '1 second'` });
  doOne = async (id) => {
    done.push(id);
    await database.db.update(queuedJob).set({ failure: 'the second one is at it' }).where(eq(queuedJob.subjectId, id));
    end();
    await gone;
    // The first process ended late, so the job stays with the second one.
    expect(await rows()).toHaveLength(1);
    return undefined;
  };
  await run();
  expect(done).toEqual([1]);
  expect(await rows()).toEqual([]);
});
