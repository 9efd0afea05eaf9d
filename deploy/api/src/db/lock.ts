import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const hasCode = (error: unknown, code: string): boolean =>
  isNativeError(error) && 'code' in error && error.code === code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Takes a data folder for this process and answers how to give it back. Two processes on one PGlite folder lose data
 * silently, so the second one gets {@link FolderInUse}; a lock whose process is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'api.lock');
  const mine = join(folder, `api.lock.${process.pid}`);
  writeFileSync(mine, String(process.pid));
  try {
    take(file, mine, folder);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (read(file) === String(process.pid)) rmSync(file, { force: true });
  };
}

function take(file: string, mine: string, folder: string): void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      // A link appears with its content and fails where one is: nobody ever sees a lock without its owner.
      linkSync(mine, file);
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const owner = read(file);
    if (owner === null) continue;
    const pid = Number(owner);
    if (Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new FolderInUse(`${folder} is in use by process ${pid}; stop it first, or set another DATA_DIR`);
    }
    const stale = `${mine}.stale`;
    renameSync(file, stale);
    // Another process may have taken the lock over between the look and the move: then what was moved is not what was seen.
    if (read(stale) !== owner) renameSync(stale, file);
    else rmSync(stale, { force: true });
  }
  throw new FolderInUse(`${folder} is being opened by another process`);
}
