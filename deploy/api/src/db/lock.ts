import { join } from 'node:path';
import { acquireLock, LockHeld, lockState } from 'deploy-lock/file-lock';
import { describeHolder, type LockHolder } from 'deploy-lock/lock-holder';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(
    readonly folder: string,
    readonly holder: LockHolder | null,
  ) {
    super(`${folder} is in use by ${describeHolder(holder)}; stop it first, or set another DATA_DIR`);
  }
}

const lockOf = (folder: string) => join(folder, 'api.lock');

/** Whether a process has a data folder open, with its description if that is written. Null: no process has. */
export const folderState = (folder: string) => lockState(lockOf(folder));

/**
 * Locks a data folder for this process and returns a function that releases it. Two processes on one PGlite folder lose
 * data silently, so the second one gets {@link FolderInUse}, unless the first one ends within `patience` milliseconds.
 */
export async function lockFolder(folder: string, patience = 3000): Promise<() => void> {
  try {
    return await acquireLock(lockOf(folder), patience);
  } catch (error) {
    throw error instanceof LockHeld ? new FolderInUse(folder, error.holder) : error;
  }
}
