import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { hasCode } from './has-code';

const lockFile = z.object({ pid: z.int(), host: z.string(), token: z.string() });

/** Somebody else holds the lock for longer than the patience of the one who waits. */
export class LockHeld extends Error {
  override name = 'LockHeld';
}

/**
 * Runs `work` while holding the lock file; others wait for their turn. A lock whose process is gone is taken over.
 * @param patience milliseconds to wait, then {@link LockHeld}
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patience = 30_000): Promise<T> {
  const token = randomUUID();
  const mine = `${file}.${token}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(mine, JSON.stringify({ pid: process.pid, host: hostname(), token }));
  try {
    await take(file, mine, Date.now() + patience);
    try {
      return await work();
    } finally {
      if ((await read(file))?.includes(token)) await rm(file, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
}

async function take(file: string, mine: string, until: number): Promise<void> {
  for (;;) {
    try {
      // A link appears with its content and fails where one is: nobody ever sees a lock without its owner.
      return await link(mine, file);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const seen = await read(file);
    if (seen !== null && isStale(seen)) await removeStale(file, seen);
    else if (Date.now() > until) throw new LockHeld(`${file} is held: ${seen}`);
    else await pause(10 + Math.random() * 20);
  }
}

/** One process at a time removes it, or a second one would take the lock of the first away. */
function removeStale(file: string, seen: string): Promise<void> {
  return withLock(`${file}.takeover`, async () => {
    if ((await read(file)) === seen) await rm(file, { force: true });
  });
}

/** Whether the process that wrote it is gone. A lock cut short by a power failure is nobody's either. */
function isStale(content: string): boolean {
  const owner = z.safeParse(lockFile, parsed(content));
  if (!owner.success) return true;
  const { pid, host } = owner.data;
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
