import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  isNativeError(error) && 'code' in error && error.code === code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that was killed and not yet buried by its parent still answers signals (Linux).
    return !/\) [ZX] /.test(read(`/proc/${pid}/stat`) ?? '');
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const lockOf = (folder: string) => join(folder, 'api.lock');

/** The process that has a data folder open; null: none has. */
export function holderOf(folder: string): number | null {
  const pid = Number(read(lockOf(folder)));
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
}

/**
 * Takes a data folder for this process and answers how to give it back. Two processes on one PGlite folder lose data
 * silently, so the second one gets {@link FolderInUse}, unless the first ends within `patience` milliseconds (it may be
 * just closing); a lock whose process is gone is taken over.
 */
export async function lockFolder(folder: string, patience = 3000): Promise<() => void> {
  const file = lockOf(folder);
  const mine = join(folder, `api.lock.${process.pid}`);
  writeFileSync(mine, String(process.pid));
  try {
    const until = Date.now() + patience;
    for (;;) {
      try {
        take(file, mine, folder);
        break;
      } catch (error) {
        if (!(error instanceof FolderInUse) || Date.now() >= until) throw error;
        await setTimeout(100);
      }
    }
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
    try {
      renameSync(file, stale);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) continue;
      throw error;
    }
    // Another process may have taken the lock over between the look and the move: then what was moved is not what was seen.
    if (read(stale) !== owner) renameSync(stale, file);
    else rmSync(stale, { force: true });
  }
  throw new FolderInUse(`${folder} is being opened by another process`);
}
