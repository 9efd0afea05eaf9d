import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../has-error-code';

/** Calls `work` with an empty folder on the same disk as the releases, and removes it afterwards. */
export async function withDraft<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(root, `draft-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Moves a finished draft to its final folder atomically. Returns false when the folder already exists. */
export async function moveIntoPlace(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOTEMPTY') || hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}
