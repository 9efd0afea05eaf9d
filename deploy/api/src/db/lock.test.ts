import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => readFileSync(join(folder, 'api.lock'), 'utf8');

test('a folder that a living process has open is refused, and the message says by whom', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await once(other, 'spawn');
  writeFileSync(join(folder, 'api.lock'), String(other.pid));
  await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder, 0)).rejects.toThrow(`in use by process ${other.pid}`);
  const waiting = lockFolder(folder, 30_000);
  other.kill('SIGKILL');
  await waiting;
  expect(lock()).toBe(String(process.pid));
});

test('a lock is given back, and one that holds nothing readable is taken over', async () => {
  const unlock = await lockFolder(folder);
  unlock();
  expect(lock).toThrow();
  writeFileSync(join(folder, 'api.lock'), 'what');
  await lockFolder(folder);
  expect(lock()).toBe(String(process.pid));
});
