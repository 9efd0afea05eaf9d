import fs from 'node:fs';
import { join, relative } from 'node:path';

const folder = join(import.meta.dirname, '../../data');

test('every data file is read', async () => {
  const read = jest.spyOn(fs, 'readFileSync');
  await jest.isolateModulesAsync(async () => void (await import('../fill-demo')));
  const names = new Set(read.mock.calls.map(([file]) => relative(folder, String(file))));
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The texts for readers are imported as a whole folder.
    .filter((name) => name.endsWith('.json') && !name.startsWith('texts'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((name) => !names.has(name))).toEqual([]);
});
