import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../../..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
/** The files of our own commands, by name. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = / --import tsx (\S+\.ts)$/.exec(script) ?? [];
  return file ? [[name, file] as const] : [];
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(file: string, ...words: string[]) {
  const parameters = ['--import', 'tsx', join(root, file), ...words];
  // An invalid setting. The commands read it only after they parsed their arguments.
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    RELEASES: 'https://releases.example',
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, parameters, { cwd: root, env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return z.object({ code: z.number(), stdout: z.string(), stderr: z.string() }).parse(error);
  }
}

test.each(commands)('%s --help says what it does, and does nothing', async (name, file) => {
  const { code, stdout, stderr } = await run(file, '--help');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^Вызов: npm (run )?${name} -- .*\\n\\n[А-Я]`));
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['release', ['mf-catalgo'], 'Части mf-catalgo нет. Может быть, mf-catalog? Есть: shell, '],
  ['release', ['mf-catalog', '--skip-cheks'], 'Параметра --skip-cheks нет. Может быть, --skip-checks?'],
  ['release', ['mf-catalog', 'mf-content', '1.0.0'], 'Версия стоит за одной частью'],
  ['rollback', [], 'Не указано: части'],
  ['rollback', ['mf-catalog'], 'RELEASES=https://releases.example — адрес, а выпускают в папку'],
  ['dev', ['mf-cabinett'], 'Области mf-cabinett нет. Может быть, mf-cabinet?'],
  ['verify', ['mf-catalog', 'everything'], 'Части everything нет. Есть: '],
  ['bench', ['server-renderin'], 'Замера server-renderin нет. Может быть, server-rendering?'],
  ['pack', ['uii'], 'Пакета uii нет. Может быть, ui? Есть: api, '],
  ['reference', ['now'], 'Слишком много слов'],
  ['releases', ['prun'], 'Команды prun нет. Может быть, prune?'],
  ['content', ['imprt', 'texts'], 'Команды imprt нет. Может быть, import?'],
  ['content', ['publish', 'x'], 'x — не номер правки'],
  ['jobs', ['faild'], 'Команды faild нет. Может быть, failed?'],
  ['jobs', ['retry'], 'Укажите номера из npm run jobs -- failed или --all'],
  ['jobs', ['retry', 'x'], 'x — не номер работы'],
  ['create-admin', [], 'Нужен параметр --login <логин>'],
  ['reset-data', [], /^Все данные магазина в .+ будут удалены\. Если это так и нужно: npm run reset-data -- --yes$/m],
] as const)('%s %j is refused with what is meant, without a stack', async (name, words, text) => {
  const { code, stderr } = await run(new Map(commands).get(name) ?? '', ...words);
  expect(code).toBe(1);
  expect(stderr).toMatch(text);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(await readdir(folder)).toEqual([]);
});
