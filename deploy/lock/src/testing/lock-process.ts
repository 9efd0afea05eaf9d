import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = [process.execPath, '--import', 'tsx', join(import.meta.dirname, 'hold-lock.ts')];

/**
 * Starts a process that holds a lock, and waits until it does.
 * @param within a command that runs the process in another environment, such as `unshare` for another pid namespace
 */
export async function lockProcess(file: string, within: readonly string[] = []): Promise<ChildProcess> {
  const [command = '', ...parameters] = [...within, ...script, file];
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the process ended without the lock (${code})`)),
  );
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return child;
}
