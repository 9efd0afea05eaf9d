import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acquireLock, LockHeld, lockState, withLock } from './file-lock';
import { isReachable } from './lock-holder';
import { lockProcess } from './testing/lock-process';

let folder: string;
let file: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'the.lock');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function holding(within?: readonly string[]): Promise<ChildProcess> {
  const child = await lockProcess(file, within);
  started.push(child);
  return child;
}

/** Adds one to a number in a file, with a pause between reading and writing. Without a lock some additions get lost. */
async function addOne() {
  const count = Number(await readFile(join(folder, 'count'), 'utf8'));
  await pause(2);
  await writeFile(join(folder, 'count'), String(count + 1));
}

test('there is one holder at a time, and work that fails releases the lock', async () => {
  writeFileSync(join(folder, 'count'), '0');
  await Promise.all(Array.from({ length: 20 }, () => withLock(file, addOne)));
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('20');
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file, async () => 'done', 0)).toBe('done');
  expect(lockState(file)).toBeNull();
});

test('a second process is refused and learns who holds the lock; a killed holder loses it', async () => {
  const other = await holding();
  const refused = await acquireLock(file, 0).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LockHeld);
  expect(refused).toMatchObject({ message: expect.stringContaining(`held by process ${other.pid} since`) });
  expect(lockState(file)?.holder).toMatchObject({ pid: other.pid });
  const gone = once(other, 'exit');
  const waiting = acquireLock(file, 10_000);
  other.kill('SIGKILL');
  await gone;
  (await waiting)();
}, 20_000);

test('a suspended holder keeps its lock for any time, so it cannot write next to another holder', async () => {
  const other = await holding();
  other.kill('SIGSTOP');
  await expect(acquireLock(file, 1_500)).rejects.toThrow(LockHeld);
}, 20_000);

test('the text of a holder decides nothing: neither a reused process id, nor half a file', async () => {
  for (const left of [
    JSON.stringify({ pid: process.ppid, host: 'gone', namespace: '', since: '' }),
    '',
    '{"pid":',
    '1',
  ]) {
    writeFileSync(file, left);
    expect(lockState(file)).toBeNull();
    (await acquireLock(file, 0))();
  }
});

const namespaces = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const hasNamespaces = spawnSync(namespaces[0] ?? '', [...namespaces.slice(1), 'true']).status === 0;

(hasNamespaces ? test : test.skip)(
  'a holder in another pid namespace excludes this one, and no signal is sent to its process id',
  async () => {
    await holding(namespaces);
    const refused = await acquireLock(file, 0).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LockHeld);
    const { holder } = lockState(file) ?? { holder: null };
    // The process id is a small number in its own namespace. Here another process has that number.
    expect(holder?.pid).toBeLessThan(20);
    expect(holder && isReachable(holder)).toBe(false);
    expect(refused).toMatchObject({ message: expect.stringMatching(/process \d+ of host /) });
  },
  20_000,
);
