import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockProcess } from 'deploy-lock/testing/lock-process';
import { createDatabase } from './create-database';
import { FolderInUse } from './folder-in-use';
import { folderState, lockFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that a running process has open is refused with the name of the process; after a kill it is free', async () => {
  const other = await lockProcess(join(folder, 'api.lock'));
  await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder, 0)).rejects.toThrow(
    `${folder} is in use by process ${other.pid}; stop it first, or set another DATA_DIR`,
  );
  const waiting = lockFolder(folder, 30_000);
  other.kill('SIGKILL');
  const unlock = await waiting;
  expect(folderState(folder)?.holder).toMatchObject({ pid: process.pid });
  unlock();
  expect(folderState(folder)).toBeNull();
}, 30_000);

test('one process cannot open its folder twice either', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
  unlock();
});

test('a database that fails to open releases its folder', async () => {
  const damaged = createDatabase({ folder, template: new Blob(['no database']) });
  await expect(damaged).rejects.toThrow();
  expect(folderState(folder)).toBeNull();
}, 30_000);
