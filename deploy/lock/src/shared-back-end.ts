import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { acquireLock, LockHeld, lockState } from './file-lock';
import { writeFileAtomically } from './write-file-atomically';

/** Milliseconds between two checks for a back end that is starting. */
const POLL_INTERVAL = 100;

const backEnd = z.object({ apiRoot: z.url(), partnersRoot: z.nullable(z.url()) });

/** The addresses of the back end, and of our sandboxes of third-party services if they run. */
export type BackEnd = z.infer<typeof backEnd>;

const lockOf = (dataDir: string) => join(dataDir, 'back-end.lock');
const fileOf = (dataDir: string) => join(dataDir, 'back-end.json');

/** The right to publish the back end's address for other processes on the same data. */
export interface AddressPublisher {
  readonly publish: (backEnd: BackEnd) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Takes that right until this process ends. Null: another process has it. */
export async function createAddressPublisher(dataDir: string): Promise<AddressPublisher | null> {
  try {
    const unlock = await acquireLock(lockOf(dataDir), 0);
    // Removes the file of a process that was killed.
    await rm(fileOf(dataDir), { force: true });
    return {
      publish: (address) => writeFileAtomically(fileOf(dataDir), JSON.stringify(address)),
      async stop() {
        await rm(fileOf(dataDir), { force: true });
        unlock();
      },
    };
  } catch (error) {
    if (error instanceof LockHeld) return null;
    throw error;
  }
}

/** The back end of a shop that runs on this data. Waits while it is starting. Null: none runs. */
export async function findBackEnd(dataDir: string): Promise<BackEnd | null> {
  while (lockState(lockOf(dataDir))) {
    const found = await readPublished(dataDir);
    if (found && (await answers(found))) return found;
    await pause(POLL_INTERVAL);
  }
  return null;
}

async function readPublished(dataDir: string): Promise<BackEnd | null> {
  try {
    return backEnd.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

const answers = ({ apiRoot }: BackEnd) =>
  fetch(new URL('/healthz', apiRoot)).then(
    ({ ok }) => ok,
    () => false,
  );
