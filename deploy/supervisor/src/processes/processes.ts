import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Milliseconds for a process to end by itself: longer than a gateway needs to finish its last answers. */
const EXIT_TIMEOUT = 25_000;

const running = new Set<ChildProcess>();
const preload = pathToFileURL(join(import.meta.dirname, '../../../node/end-with-parent.mjs')).href;

interface SpawnOptions {
  readonly args?: readonly string[];
  /** Its complete environment; the default is ours. */
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  readonly stdio: StdioOptions;
}

/** Starts a script in a process that ends with this one. */
export function spawnScript(script: string, { args = [], env, nodeOptions = [], stdio }: SpawnOptions): ChildProcess {
  // A JavaScript file starts tsx itself, after it has cleared its environment.
  const loader = script.endsWith('.mjs') ? [] : ['--import', 'tsx'];
  const child = spawn(process.execPath, [...nodeOptions, ...loader, '--import', preload, script, ...args], {
    env: env ?? process.env,
    stdio,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Asks a process to end, and kills it when it has not ended after `timeout` milliseconds. */
export async function endProcess(child: ChildProcess, timeout = EXIT_TIMEOUT): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}

/** Ends every process that was started here and still runs, including those that are not ready yet. */
export async function endProcesses(): Promise<void> {
  await Promise.all([...running].map((child) => endProcess(child)));
}
