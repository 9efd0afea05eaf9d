import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes: several times what the shop of the bench needs. */
const SIZE = 1.5e9;

/** Bytes of one write, until the disk takes none. */
const PIECES = [1_048_576, 4_096];

/** Why this machine cannot have a small file system; null: it can. */
export const whyNoSmallDisk = (): string | null =>
  process.getuid?.() === 0 ? null : 'only root may mount a small file system';

function run(command: string, ...parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr}`);
}

/** Mounts a file system in memory that is small enough to be filled. @returns the function that takes it away */
export function mountSmallDisk(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'shop', folder);
  return () => run('umount', folder);
}

/** Fills a small file system to its last byte. @returns the function that frees it */
export function fillDisk(folder: string): () => void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > SIZE) throw new Error(`${folder} is no small disk`);
  const file = join(folder, 'ballast');
  const ballast = openSync(file, 'w');
  for (const size of PIECES) while (isWritten(ballast, size));
  closeSync(ballast);
  return () => rmSync(file);
}

function isWritten(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}
