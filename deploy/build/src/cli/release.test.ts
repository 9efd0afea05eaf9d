import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newsTeasers } from '@zapovednik/areas/content/widgets';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import { type Change, channelPath, readChannel } from 'deploy-releases/channels/channel';
import { jsonSchema } from 'deploy-releases/store/json-schema';
import { listReleases, releaseFolder } from 'deploy-releases/store/release-store';
import { type RepositoryCopy, repositoryCopy } from 'deploy-releases/testing/repository-copy';
import { smallContent, smallShell } from 'deploy-releases/testing/small-apps';
import { writeRelease } from 'deploy-releases/testing/write-release';
import * as z from 'zod/mini';

// The parts of the small area's sources with its second page and its widget.
const FAQ = `{ route: faqRoute, lazy: () => import(/* webpackChunkName: "page-faq" */ './about') },`;
const TEASERS = `provideWidget(newsTeasers, { lazy: () => import(/* webpackChunkName: "widget-news-teasers" */ './teasers') }),`;

/** Real builds of small apps, released with the command that teams use. Each step takes seconds, so they share a checkout. */
/** The props that the catalogue passes to the widget. */
const teasers = jsonSchema.parse(z.toJSONSchema(newsTeasers.props, { io: 'input' }));

let copy: RepositoryCopy;
let releases: string;

const release = (...options: string[]) => copy.npm('release', ...options);
const stable = () => readChannel(releases, 'stable');

beforeAll(async () => {
  copy = await repositoryCopy({ ...smallShell, ...smallContent }, { DATA_DIR: '.data', RELEASED_BY: 'Анна Петрова' });
  releases = join(copy.root, '.data/releases');
  await mkdir(releases, { recursive: true });
  // A catalogue that places a widget of mf-content and links to one of its pages.
  await writeRelease(releaseFolder(releases, 'mf-catalog', '1'), 'mf-catalog', '1', {
    manifest: { routes: [], requires: {} },
    contract: {
      events: {},
      widgets: { 'news-teasers': { owner: 'mf-content', props: teasers } },
      routes: { faq: { owner: 'mf-content', path: '/faq' } },
    },
  });
  const live = { live: { 'mf-catalog': '1' }, history: [] };
  await writeFileAtomically(channelPath(releases, 'stable'), JSON.stringify(live));
});
afterAll(() => copy.remove());

/** Expects that the command fails with a message and changes nothing. Returns the message. */
async function refused(...options: string[]): Promise<string> {
  const before = await stable();
  const { code, output } = await release(...options);
  expect(output).toMatch(/^(Отказано|Не собирается), ничего не изменено:$/m);
  expect(output).not.toMatch(/^ +at .*(deploy\/|node:)/m);
  expect(code).toBe(1);
  expect(await stable()).toEqual(before);
  return output;
}

const lastChange = async (): Promise<Change | undefined> => (await stable()).history[0];

test('a release runs lint, types and tests, and records who published it from which sources', async () => {
  expect(await release('shell', '--skip-checks')).toMatchObject({ code: 0 });
  expect(await lastChange()).toMatchObject({ app: 'shell', by: 'Анна Петрова', skippedChecks: true });
  const { code, output } = await release('mf-content');
  expect(output).toMatch(
    /^Правила mf-content: .*\nТипы mf-content: .*\n(Тесты mf-content: .*\nСборка|Сборка mf-content .*\nТесты) mf-content.*\nПубликация: .*\nВызовы не сверены: .*\nВ браузере не открыто: .*\nПроверка совместимости и включение: .*\nmf-content .* на канале stable\. Без правил и типов/,
  );
  expect(code).toBe(0);
  expect(await lastChange()).not.toHaveProperty('skippedChecks');
  const [manifest] = await listReleases(releases, 'mf-content');
  expect(manifest).toMatchObject({ dirty: false, provides: {}, requires: { react: expect.stringMatching(/^\^19\./) } });
}, 120_000);

test('a broken rule, a type error and a failing test are refused before anything is published', async () => {
  const about = smallContent['mf-content/src/about.tsx'] ?? '';
  await copy.write({ 'mf-content/src/about.tsx': `import '../../mf-catalog/src/area';\n${about}` });
  expect(await refused('mf-content', '--dirty')).toMatch(
    /mf-content: нарушены правила\. .* npm run lint -w mf-content\n[\s\S]*src\/about\.tsx[\s\S]*noRestrictedImports/,
  );
  await copy.write(smallContent);
  await copy.edit('mf-content/src/about.tsx', 'old_price: 200', "old_price: '200'");
  expect(await refused('mf-content', '--dirty')).toMatch(
    /mf-content: типы не сходятся\. .* npm run types -w mf-content\n +src\/about\.tsx\(\d+,\d+\): error TS2322/,
  );
  await copy.edit('mf-content/src/about.tsx', "old_price: '200'", 'old_price: 400');
  expect(await refused('mf-content', '--dirty')).toMatch(
    /mf-content: тесты не проходят\. .* npm run test -w mf-content\n[\s\S]*Expected: 50/,
  );
  expect(await listReleases(releases, 'mf-content')).toHaveLength(1);
  await copy.edit('mf-content/src/about.tsx', 'old_price: 400', 'old_price: 200');
}, 120_000);

test('a removed page and a removed widget that are in use are refused, on every channel', async () => {
  await copy.edit('mf-content/src/area.ts', FAQ, '');
  await copy.edit('mf-content/src/area.ts', TEASERS, '');
  const said = await refused('mf-content', '--dirty', '--skip-checks');
  expect(said).toMatch(/в mf-content \S+ нет страницы \/faq, которая есть в mf-content \S+: верните её или объявите/);
  expect(said).toMatch(
    /mf-catalog 1 показывает виджет news-teasers, а в mf-content \S+ его нет: сначала выпустите mf-catalog без него/,
  );
  const [manifest] = await listReleases(releases, 'mf-content');
  expect(manifest?.dirty).toBe(true);
  expect(await refused('mf-content', manifest?.version ?? '', '--channel', 'canary', '--new-channel')).toMatch(
    /нет страницы \/faq/,
  );
  expect(await copy.npm('releases')).toMatchObject({
    output: expect.stringMatching(
      /и правки не из коммита[\s\S]*Анна Петрова {2}не открыт в браузере\n[\s\S]*Анна Петрова {2}без проверок/,
    ),
  });
  await copy.write(smallContent);
}, 120_000);

test('an error at the start on the server is reported with a message', async () => {
  await copy.edit('mf-content/src/area.ts', 'export default', 'window.name;\n export default');
  expect(await refused('mf-content', '--dirty', '--skip-checks')).toMatch(
    /mf-content: серверная сборка не запускается: window is not defined\. Ошибка возникает при запуске на сервере/,
  );
  await copy.write(smallContent);
}, 120_000);

test('a shell whose function has other parameters than a live area was compiled with is refused', async () => {
  const discount = 'shared-contracts/rules/src/format/discount.ts';
  await copy.edit(
    discount,
    'discountPercent({ old_price, discount_price }: DiscountedPrice)',
    'discountPercent(old_price: number, discount_price: number)',
  );
  expect(await refused('shell', '--dirty', '--skip-checks')).toMatch(
    /discountPercent из @zapovednik\/rules\/format: mf-content \S+ собран с другим типом, чем у shell \S+: Type '\(old_price: number, discount_price: number\) => number'.* Что делать: добавьте новое рядом со старым/,
  );
}, 120_000);

test('changes without a commit, and a commit that is older than what is live, are refused until asked for', async () => {
  await copy.run('git checkout -q .');
  await copy.edit('mf-content/src/about.tsx', 'Скидка', 'Выгода');
  expect(await refused('mf-content', '--skip-checks')).toContain(
    'в рабочей копии есть изменения не из коммита: закоммитьте их или выпустите с --dirty',
  );
  await copy.run('git commit -qam "A better word"');
  expect(await release('mf-content', '--skip-checks')).toMatchObject({ code: 0 });
  const newer = (await stable()).live['mf-content'];
  await copy.run('git checkout -q HEAD~1');
  expect(await refused('mf-content', '--skip-checks')).toMatch(
    /mf-content: открыта версия \S+ из более нового коммита \w{8}, а здесь \w{8}: обновите рабочую копию/,
  );
  expect(await release('mf-content', '--skip-checks', '--back')).toMatchObject({ code: 0 });
  expect((await stable()).live['mf-content']).not.toBe(newer);
}, 120_000);
