import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';

const readyMessage = z.object({ ready: z.literal(true), port: z.int() });

/** A process of the shop that said that it is ready. */
export interface Child {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
}

/**
 * Starts a process and waits until it says `{ ready, port }`; rejects when it ends before.
 * @param env all of its environment: nothing of ours is added
 */
export function startChild(name: string, script: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${name} ended before it was ready (${signal ?? code})`)));
    child.on('message', (message) => {
      const ready = readyMessage.safeParse(message);
      if (!ready.success) return;
      child.removeAllListeners('exit');
      resolve({ name, port: ready.data.port, process: child });
    });
  });
}

/** Asks a process to end, and ends it when it has not after `patience` milliseconds. */
export function stopChild({ process: child }: Child, patience = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
