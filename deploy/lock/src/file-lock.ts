/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import { currentProcess, describeHolder, type LockHolder, parseHolder } from './lock-holder';

/** Milliseconds between two attempts. */
const RETRY = { least: 10, random: 20 };

/** Another process holds the lock, and the waiting time is over. */
export class LockHeld extends Error {
  override name = 'LockHeld';
  constructor(
    file: string,
    /** Null when the holder has not described itself yet. */
    readonly holder: LockHolder | null,
  ) {
    super(`${file} is held by ${describeHolder(holder)}${holder ? ` since ${holder.since}` : ''}`);
  }
}

/**
 * Takes an exclusive lock on a file and returns a function that releases it. The kernel holds the lock on the open
 * file: it ends with the process, also after a crash, and it works across containers and hosts that share the file
 * system. The file stays after the release. If it were removed, two processes could lock two files with one name.
 * @param timeout milliseconds to wait while another process holds the lock; then it rejects with {@link LockHeld}
 */
export async function acquireLock(file: string, timeout: number): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  // A number instead of a FileHandle: the garbage collector would close a FileHandle and release the lock.
  const fd = openSync(file, 'a+');
  try {
    const until = Date.now() + timeout;
    while (!tryLock(fd)) {
      if (Date.now() >= until) throw new LockHeld(file, readHolder(file));
      await pause(RETRY.least + Math.random() * RETRY.random);
    }
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify(currentProcess()));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    ftruncateSync(fd);
    closeSync(fd);
  };
}

/**
 * Runs `work` while holding the lock. Other callers wait for up to `timeout` milliseconds and then get {@link
 * LockHeld}.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, timeout = 30_000): Promise<T> {
  const unlock = await acquireLock(file, timeout);
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Whether a lock is held now, and its holder if it has described itself. Null: the lock is free. */
export function lockState(file: string): { readonly holder: LockHolder | null } | null {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    return tryLock(fd, { shared: true }) ? null : { holder: readHolder(file) };
  } finally {
    closeSync(fd);
  }
}

const readHolder = (file: string) => parseHolder(readFileSync(file, 'utf8'));
