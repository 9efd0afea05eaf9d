import { use } from 'deploy-telemetry/telemetry';
import { recordedTelemetry } from 'deploy-telemetry/testing/recorded-telemetry';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database';
import { noPartners } from '../partners/connect-partners';
import { emptyDatabase } from '../testing/empty-database';
import { workOf } from '../testing/start-shop';
import { deleteExpired, type Expired } from './delete-expired';
import { startJobs } from './job';

let database: OpenDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterAll(async () => {
  use(null);
  await database.close();
});

/** Runs the clean-up once, as the role does. @returns what the metrics and the log say */
async function cleanUp(...expired: Expired[]): Promise<{ results: unknown[]; said: string }> {
  const { telemetry, measured } = recordedTelemetry();
  use(telemetry);
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const work = workOf({ db: database.jobs, partners: noPartners, now: () => new Date() });
  const ended = Promise.withResolvers<void>();
  const last: Expired = async () => ended.resolve();
  const stop = startJobs([{ ...deleteExpired([...expired, last]), first: 0 }], work, log);
  await ended.promise;
  await stop();
  const repeated = measured.filter(({ name }) => name === 'shop.repeated_work.duration');
  return { results: repeated.map(({ labels }) => labels['shop.result']), said: JSON.stringify(log.error.mock.calls) };
}

test('a failed clean-up of one kind stops no other, and the metrics, which the alarm reads, say that it failed', async () => {
  const cleaned = jest.fn(async () => {});
  const fails: Expired = async (tx) => void (await tx.execute(sql`select 'vera@example.ru' from nowhere`));
  const { results, said } = await cleanUp(fails, cleaned);
  expect(cleaned).toHaveBeenCalledTimes(1);
  expect(results).toEqual(['failed']);
  expect(said).toContain('expired data could not be deleted');
  expect(await cleanUp(cleaned)).toEqual({ results: ['done'], said: '[]' });
});

test('a process that is replaced within the hour has deleted what has expired', () => {
  expect(deleteExpired([]).first).toBeLessThanOrEqual(60_000);
});
