import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { createDatabase } from '../db/create-database';
import { startApiProcess } from '../testing/api-process';
import { freshDatabase } from '../testing/fresh-database';
import { emptyShop } from '../testing/prepared-shops';

jest.setTimeout(240_000);

const scriptOf = (command: string) => fileURLToPath(new URL(`./${command}.ts`, import.meta.url));

test('a command works on a shop that is stopped, and on one that runs; two editions at once are one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-shop-'));
  const server = process.env.DATABASE_URL;
  const database = server ? await freshDatabase(server) : null;
  const env = { DATA_DIR: folder, SEED: 'reference', DATABASE_URL: database?.url ?? '' };
  const runCommand = async (command: string, ...words: string[]) => {
    const options = { env: { ...process.env, ...env } };
    const parameters = ['--import', 'tsx', scriptOf(command), ...words];
    return (await promisify(execFile)(process.execPath, parameters, options)).stdout;
  };
  const run = (...words: string[]) => runCommand('content', ...words);
  const texts = join(folder, 'texts');
  await mkdir(join(texts, 'news'), { recursive: true });
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84' } });
  await photo.png().toFile(join(texts, 'news/zal.png'));
  const put = (body: string) =>
    writeFile(
      join(texts, 'news/novyy-zal.md'),
      `---\ntitle: Новый зал\nlead: Открыли аквариумный зал.\ntopic: shops\npicture: zal.png\n---\n${body}\n`,
    );
  try {
    const template = database ? undefined : await emptyShop();
    const opened = await createDatabase(database ? { url: database.url } : { folder: join(folder, 'api'), template });
    await opened.close();
    await put('Приходите.');
    expect(await run('import', texts)).toBe('Правка 1 опубликована\n  news/novyy-zal\n');

    const api = await startApiProcess(env);
    const text = async () => (await fetch(`${api.root}/content/news/get_by_code/novyy-zal/`)).text();
    try {
      expect(await text()).toContain('Приходите.');
      await put('Уже открыто.');
      const said = await Promise.all([run('import', texts), run('import', texts)]);
      expect(said.sort()).toEqual([
        'Всё это уже есть в магазине, ничего не изменилось\n',
        'Правка 2 опубликована\n  news/novyy-zal\n',
      ]);
      expect(await text()).toContain('Уже открыто.');
      expect(await runCommand('jobs')).toMatch(/^Работа магазина\n {2}письма: ждут 0, не удались 0\n/);
      await expect(run('undo', '7')).rejects.toThrow('Опубликованной правки 7 нет');
      if (!database)
        expect((await readdir(join(folder, 'api'))).filter((name) => /wanted|answer/.test(name))).toEqual([]);
    } finally {
      await api.end('SIGTERM');
    }
  } finally {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
