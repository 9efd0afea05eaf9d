import { rollback } from 'deploy-releases/actions/rollback';
import { openRegistry } from 'deploy-releases/registry/open-registry';
import { type TemporaryStore, temporaryStore } from 'deploy-releases/testing/temporary-store';
import { planMixes } from './plan-mixes';
import { mixesSetting, projectsOf } from './projects';
import { mixesTable } from './table';

let store: TemporaryStore;
beforeAll(async () => {
  store = await temporaryStore({ shell: ['2'], 'mf-catalog': ['2', '3'], 'mf-content': ['2', '3'] });
  await rollback({ root: store.root, channel: 'stable', areas: ['mf-content'] });
});
afterAll(() => store.remove());

const plan = async () => planMixes(await openRegistry(store.root, '').readChannel('stable'));

test('each app is mixed one release before, as its rollback would restore it, with the live others', async () => {
  const mixes = await plan();
  expect(mixes).toEqual(
    expect.arrayContaining([
      { app: 'shell', live: '2', before: '1' },
      { app: 'mf-catalog', live: '3', before: '2' },
      // It was rolled back from 3 to 2.
      { app: 'mf-content', live: '2', before: '1' },
      { app: 'mf-cabinet', live: '1', before: null },
    ]),
  );
  expect(projectsOf({ ...mixesSetting(mixes) })).toEqual([
    { name: 'live', releases: {} },
    { name: 'shell', releases: { shell: '1' } },
    { name: 'mf-catalog', releases: { 'mf-catalog': '2' } },
    { name: 'mf-content', releases: { 'mf-content': '1' } },
  ]);
});

test('the table has a line for each app, with its versions and what came of it', async () => {
  const results = new Map([
    ['live', { passed: 9, failed: [] }],
    ['mf-catalog', { passed: 7, failed: ['покупка', 'запись'] }],
    ['mf-content', { passed: 9, failed: [] }],
  ]);
  const refused = new Map([['shell', 'mf-catalog 3 берёт useX из @zapovednik/platform/app, а у shell 1 этого нет']]);
  const lines = mixesTable(await plan(), { results, refused }).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
    expect.arrayContaining([
      ['часть', 'выпуск до этого', 'открыт', 'с остальными открытыми'],
      ['всё открытое', 'прошли все сценарии: 9'],
      [
        'shell',
        '1',
        '2',
        'магазин отказал: mf-catalog 3 берёт useX из @zapovednik/platform/app, а у shell 1 этого нет',
      ],
      ['mf-catalog', '2', '3', 'не прошли 2 из 9: покупка; запись'],
      ['mf-content', '1', '2', 'прошли все сценарии: 9'],
      ['mf-cabinet', '—', '1', 'раньше выпусков не было'],
    ]),
  );
});
