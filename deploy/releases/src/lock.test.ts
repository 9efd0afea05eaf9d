import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LockHeld, withLock } from './lock';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'stable.json.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A lock that a process left behind when it was killed. */
async function leaveStaleLock() {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await writeFile(file, JSON.stringify({ pid: child.pid, host: hostname(), token: 'left' }));
}

/** Adds one to a number in a file, with a pause between reading and writing: without a lock additions get lost. */
async function addOne() {
  const count = Number(await readFile(join(folder, 'count'), 'utf8'));
  await pause(2);
  await writeFile(join(folder, 'count'), String(count + 1));
}

test('one at a time, and nothing is left behind', async () => {
  await writeFile(join(folder, 'count'), '0');
  await Promise.all(Array.from({ length: 20 }, () => withLock(file, addOne)));
  expect(await readFile(join(folder, 'count'), 'utf8')).toBe('20');
  expect(await readdir(folder)).toEqual(['count']);
});

test('a lock of a process that is gone is taken over, by one', async () => {
  await leaveStaleLock();
  await writeFile(join(folder, 'count'), '0');
  await Promise.all(Array.from({ length: 20 }, () => withLock(file, addOne)));
  expect(await readFile(join(folder, 'count'), 'utf8')).toBe('20');
});

test('a lock cut short by a power failure is taken over', async () => {
  await writeFile(file, '');
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('a lock of another machine is waited for', async () => {
  await writeFile(file, JSON.stringify({ pid: 1, host: 'another', token: 'x' }));
  await expect(withLock(file, async () => 'done', 50)).rejects.toThrow(LockHeld);
});

test('work that fails gives the lock back', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('нет')));
  await expect(failing).rejects.toThrow('нет');
  expect(await withLock(file, async () => 'done', 0)).toBe('done');
});
