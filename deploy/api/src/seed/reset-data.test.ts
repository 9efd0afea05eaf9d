import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { envelope } from '@zapovednik/api/envelope';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { sql } from 'drizzle-orm';
import { createDatabase } from '../db/create-database';
import { explainStartFailure } from '../db/explain-start-failure';
import { demoData } from '../db/schema';
import { startApiProcess } from '../testing/api-process';
import { freshDatabase } from '../testing/fresh-database';
import { emptyShop } from '../testing/prepared-shops';

jest.setTimeout(120_000);

const execute = promisify(execFile);
const script = fileURLToPath(new URL('../commands/reset-data.ts', import.meta.url));

test('the command resets a shop to its first state, running or not, or of an earlier version, and only with --yes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reset-shop-'));
  const server = process.env.DATABASE_URL;
  const database = server ? await freshDatabase(server) : null;
  const env = { DATA_DIR: folder, SEED: 'demo', SEED_SCALE: '0.1', DATABASE_URL: database?.url ?? '' };
  const run = (...parameters: string[]) =>
    execute(process.execPath, ['--import', 'tsx', script, ...parameters], { env: { ...process.env, ...env } });
  const reset = async () => expect((await run('--yes')).stdout).toContain('как в первый день');
  await expect(run()).rejects.toThrow('--yes');
  // A shop of an earlier version is not migrated. A reset creates it again.
  const where = database ? { url: database.url } : { folder: join(folder, 'api') };
  const earlier = await createDatabase({ ...where, ...(!database && { template: await emptyShop() }) });
  await earlier.db.insert(demoData).values({ id: 1 });
  await earlier.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'earlier'`);
  await earlier.db.execute(sql`create table left_over (id integer)`);
  await earlier.close();
  const refused = await createDatabase(where).catch((error: unknown) => error);
  expect(explainStartFailure(refused, database?.url)).toMatch(/прежней версией.*npm run reset-data/);
  await reset();

  const api = await startApiProcess(env);
  const answerOf = async (path: string, session?: string) => {
    const response = await fetch(api.root + path, { ...(session && { headers: { authorization: session } }) });
    return envelope.parse(await response.json());
  };
  const product = async () => {
    const answer = await answerOf('/catalog/product/get_page/?perPage=1&filter[AVAILABLE]=Y');
    return JSON.stringify(answer);
  };
  try {
    const first = await product();
    expect(first).toContain('"city_quantity"');
    const { session_id: session } = userSession.parse(
      Reflect.get(await answerOf('/personal/user/is_auth/?site=true'), 'value'),
    );
    await reset();
    expect(await answerOf('/sale/basket/get/', session)).toMatchObject({ type: 'error', code: 'session_expired' });
    expect(await product()).toBe(first);
  } finally {
    await api.end('SIGTERM');
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
