import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, keep, readKept } from './kept-results';
import type { Report } from './report';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  file = join(folder, 'results.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const conditions = { node: '24.21.0', cores: 2, loadBefore: 0.1, loadAfter: 1.2 };
const report = (name: string, commit: string, value: number, baseline?: number): Report => ({
  name,
  title: name,
  conditions: { ...conditions, at: '2026-11-24T00:00:00Z', commit },
  figures: [{ what: 'p95', value, unit: 'ms', ...(baseline && { baseline }) }],
  notes: [],
});

test('results are added, and each bench is compared with its own last one', async () => {
  expect(await keep(file, report('crowd', 'aaa', 100))).toBeUndefined();
  expect(await keep(file, report('start', 'bbb', 7))).toBeUndefined();
  const last = await keep(file, report('crowd', 'ccc', 80));
  expect(last).toMatchObject({ name: 'crowd', commit: 'aaa', figures: [{ what: 'p95', value: 100, unit: 'ms' }] });
  expect((await readKept(file)).map(({ name, commit }) => [name, commit])).toEqual([
    ['crowd', 'aaa'],
    ['start', 'bbb'],
    ['crowd', 'ccc'],
  ]);
});

test.each([
  ['changed', (lines: string[]) => lines.with(0, lines[0]?.replace('100', '10') ?? '')],
  ['removed', (lines: string[]) => lines.toSpliced(1, 1)],
  ['put in between', (lines: string[]) => lines.toSpliced(1, 0, lines[0] ?? '')],
])('a line that was %s is noticed, and nothing more is added', async (_, tamper) => {
  for (const value of [100, 90, 80]) await keep(file, report('crowd', `${value}`, value));
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  await writeFile(file, `${tamper(lines).join('\n')}\n`);
  await expect(readKept(file)).rejects.toThrow(/line \d is not the one that line \d was added to/);
  await expect(keep(file, report('crowd', 'ddd', 70))).rejects.toThrow('is not the one');
});

test('a figure with a baseline is compared by its ratio; an equal one is not mentioned, a new one is', async () => {
  const last = { ...conditions, name: 'crowd', at: '', commit: 'aaa', load: 0, before: '' };
  const value = { ...last, figures: [{ what: 'p95', value: 100, unit: 'ms' }] };
  const ratio = { ...last, figures: [{ what: 'p95', value: 100, unit: 'ms', baseline: 50 }] };
  expect(differences(report('crowd', 'bbb', 80), value)).toEqual(['p95: −20 % since aaa']);
  expect(differences(report('crowd', 'bbb', 300, 100), ratio)).toEqual(['p95: +50 % as a ratio since aaa']);
  expect(differences(report('crowd', 'bbb', 100), value)).toEqual([]);
  expect(differences(report('crowd', 'bbb', 100), { ...value, figures: [] })).toEqual(['p95: new']);
});

test('nobody has changed the kept results of this repository', async () => {
  await expect(readKept(join(__dirname, '../../../../../docs/bench-results.jsonl'))).resolves.toBeDefined();
});
