import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockNumbers } from './lock-numbers';

test('each purpose has a lock of its own', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no other file has a number of a lock', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file));
  const others = sources.filter(
    (file) =>
      !/lock-numbers/.test(file) &&
      /advisory_(xact_)?lock\(\d|advisory_lock\([^)]*\d{4}/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
