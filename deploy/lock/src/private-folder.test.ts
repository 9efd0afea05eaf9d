import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAllPrivate, makePrivate } from './private-folder';

const modeOf = (file: string) => statSync(file).mode & 0o7777;
const umask = process.umask();
let root: string;
beforeEach(() => {
  process.umask(0o022);
  root = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(root, { recursive: true });
});

test('a folder of an earlier version is closed to other users, and so is what is written later', () => {
  const folder = join(root, 'api');
  mkdirSync(join(folder, 'database/base'), { recursive: true });
  writeFileSync(join(folder, 'database/base/1'), 'people');
  expect([modeOf(folder), modeOf(join(folder, 'database/base/1'))]).toEqual([0o755, 0o644]);
  makeAllPrivate(folder);
  writeFileSync(join(folder, 'database/base/2'), 'people');
  mkdirSync(join(folder, 'database/later'));
  for (const path of ['', 'database', 'database/base', 'database/later'])
    expect(modeOf(join(folder, path))).toBe(0o700);
  for (const path of ['database/base/1', 'database/base/2']) expect(modeOf(join(folder, path))).toBe(0o600);
});

test('a new folder is private; a folder that users share stays as it is', () => {
  makePrivate(join(root, 'new/data'));
  expect(modeOf(join(root, 'new/data'))).toBe(0o700);
  chmodSync(root, 0o1777);
  makePrivate(root);
  expect(modeOf(root)).toBe(0o1777);
  chmodSync(root, 0o755);
  makePrivate(root);
  expect(modeOf(root)).toBe(0o700);
});
