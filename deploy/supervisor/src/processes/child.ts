import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { returnedMemory } from './little-memory';
import type { LogTarget } from './log-file';
import { endProcess, spawnScript } from './processes';

const readyMessage = z.object({ ready: z.literal(true), port: z.int() });

/** A process of the shop that has reported that it is ready. */
export interface Child {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
}

/**
 * Starts a process and waits until it sends `{ ready, port }`. Rejects when it ends before that.
 *
 * @param env Its complete environment.
 * @param signal Ends the process while it is not ready.
 * @param log The target of its log. Errors that end it go to our console.
 * @param nodeOptions of Node, e.g. {@link littleNewSpace}
 */
export function startChild(
  name: string,
  script: string,
  env: Record<string, string>,
  signal?: AbortSignal,
  log: LogTarget = 'inherit',
  nodeOptions: readonly string[] = [],
): Promise<Child> {
  const isRead = typeof log === 'function';
  const child = spawnScript(script, {
    env: { ...returnedMemory, ...env },
    nodeOptions,
    stdio: ['ignore', isRead ? 'pipe' : log, 'inherit', 'ipc'],
  });
  if (isRead && child.stdout) createInterface(child.stdout).on('line', log);
  const end = () => void endProcess(child);
  signal?.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(
        new Error(
          `${name}: процесс остановился при запуске (${signal ?? code}), подробности в его журнале${log === 'inherit' ? '' : ', папка logs рядом с данными'}`,
        ),
      ),
    );
    child.on('message', (message) => {
      const ready = readyMessage.safeParse(message);
      if (!ready.success) return;
      signal?.removeEventListener('abort', end);
      resolve({ name, port: ready.data.port, process: child });
    });
  });
}

/** Asks a process to end, and kills it after a timeout. */
export const stopChild = ({ process: child }: Child, timeout?: number): Promise<void> => endProcess(child, timeout);
