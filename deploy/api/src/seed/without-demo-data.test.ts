import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApiProcess } from '../testing/api-process';
import { freshDatabase } from '../testing/fresh-database';

jest.setTimeout(120_000);

const execute = promisify(execFile);
const checkout = join(import.meta.dirname, '../../../..');
const modules = join(checkout, 'node_modules');
/** The workspace of demonstration data, and packages that only the drawing of its pictures needs. */
const leftOut = ['deploy-demo-data', '@fontsource', 'fontkit'];

let installation: string;

/** A production installation: the back end's own files, and every other installed package. */
beforeAll(async () => {
  installation = await mkdtemp(join(tmpdir(), 'production-'));
  await mkdir(join(installation, 'node_modules'));
  await cp(join(checkout, 'deploy/api'), join(installation, 'deploy/api'), { recursive: true });
  const installed = (await readdir(modules)).filter((name) => !leftOut.includes(name));
  await Promise.all(installed.map((name) => symlink(join(modules, name), join(installation, 'node_modules', name))));
});
afterAll(() => rm(installation, { recursive: true, force: true }));

test('without the workspace of demonstration data SEED=demo is refused, and a production shop starts', async () => {
  const server = process.env.DATABASE_URL;
  const database = server ? await freshDatabase(server) : null;
  const script = join(installation, 'deploy/api/src/start.ts');
  const env = { DATABASE_URL: database?.url ?? '', DATA_DIR: join(installation, 'data'), SEED_SCALE: '1' };
  try {
    const demo = { ...process.env, ...env, SEED: 'demo' };
    await expect(execute(process.execPath, ['--import', 'tsx', script], { env: demo })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Demonstration data is not installed: the workspace deploy/demo-data is missing'),
    });
    const api = await startApiProcess({ ...env, SEED: 'reference' }, script);
    try {
      expect((await fetch(`${api.root}/location/city/get/`)).status).toBe(200);
      expect((await fetch(`${api.root}/pictures/product/1/1-96.webp`)).status).toBe(404);
    } finally {
      await api.end('SIGTERM');
    }
  } finally {
    await database?.drop();
  }
});
