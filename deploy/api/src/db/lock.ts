import { join } from 'node:path';
import { acquireLock, LockHeld, lockState } from 'deploy-lock/file-lock';
import { FolderInUse } from './folder-in-use';

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
