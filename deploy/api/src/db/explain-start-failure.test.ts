import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './create-database';
import { explainStartFailure } from './explain-start-failure';
import { lockFolder } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

const failureOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );

test('a damaged folder, and one that is in use, are said in a sentence that helps', async () => {
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database/PG_VERSION'), '15');
  expect(explainStartFailure(await failureOf(createDatabase({ folder })), undefined)).toMatch(
    /^База .*broken-data-\w+\/database не открывается: она повреждена или создана другой версией/,
  );
  const unlock = await lockFolder(folder, 0);
  expect(explainStartFailure(await failureOf(lockFolder(folder, 0)), undefined)).toContain(
    `уже открыл другой магазин (процесс ${process.pid}, с `,
  );
  unlock();
});

test.each([
  ['28P01', 'PostgreSQL db:5432/shop не принимает имя или пароль из DATABASE_URL.'],
  ['3D000', 'В PostgreSQL db:5432/shop нет такой базы. Создайте её (createdb) или исправьте DATABASE_URL.'],
  ['ECONNREFUSED', 'PostgreSQL db:5432/shop не отвечает. Запустите его или исправьте DATABASE_URL.'],
  ['42601', null],
])('PostgreSQL refuses with %s', (code, sentence) => {
  const error = new Error('failed', { cause: Object.assign(new Error('of the driver'), { code }) });
  expect(explainStartFailure(error, 'postgres://shop:secret@db:5432/shop')).toBe(sentence);
});
