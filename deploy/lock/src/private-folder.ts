import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder that other users share, such as /tmp. */
const STICKY = 0o1000;

/** Makes a folder that only its owner can enter. A shared folder, or one of another user, keeps its mode. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  if ((mode & STICKY) === 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}

/**
 * The same for a folder with all its content, because an earlier version left files that any user could read. Files
 * that this process writes from now on are private too.
 */
export function makeAllPrivate(folder: string): void {
  process.umask(0o077);
  makePrivate(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
  }
}
