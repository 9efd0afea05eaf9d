import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { envelope } from 'shared-contracts/api/envelope';
import { userSession } from 'shared-contracts/api/user';
import { startApiProcess } from '../testing/api-process';
import { freshDatabase } from '../testing/fresh-database';

jest.setTimeout(240_000);

const run = promisify(execFile);
const script = fileURLToPath(new URL('../reset-data.ts', import.meta.url));

test('a tester’s command gives a running shop its first day back; a server’s database only when it is meant', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reset-shop-'));
  const server = process.env.DATABASE_URL;
  const database = server ? await freshDatabase(server) : null;
  const env = { DATA_DIR: folder, SEED_SCALE: '1', DATABASE_URL: database?.url ?? '' };
  const reset = (...parameters: string[]) =>
    run(process.execPath, ['--import', 'tsx', script, ...parameters], { env: { ...process.env, ...env } });
  const api = await startApiProcess(env);
  const ask = async (path: string, session?: string) => {
    const response = await fetch(api.root + path, { ...(session && { headers: { authorization: session } }) });
    return envelope.parse(await response.json());
  };
  const product = async () => {
    const answer = await ask('/catalog/product/get_page/?perPage=1&filter[AVAILABLE]=Y');
    return JSON.stringify(answer);
  };
  try {
    const first = await product();
    const { session_id: session } = userSession.parse(
      Reflect.get(await ask('/personal/user/is_auth/?site=true'), 'value'),
    );
    if (database) await expect(reset()).rejects.toThrow('--yes');
    expect((await reset(...(database ? ['--yes'] : []))).stdout).toContain('как в первый день');
    expect(await ask('/sale/basket/get/', session)).toMatchObject({ type: 'error', code: 'session_expired' });
    expect(await product()).toBe(first);
  } finally {
    await api.end('SIGTERM');
  }
  // Nor does it need the shop to run.
  expect((await reset(...(database ? ['--yes'] : []))).stdout).toContain('как в первый день');
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
