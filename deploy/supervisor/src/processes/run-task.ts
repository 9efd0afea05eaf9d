import { once } from 'node:events';
import type { LogTarget } from './log-file';
import { spawnScript } from './processes';

interface TaskOptions {
  /** The name for users. */
  readonly name: string;
  readonly script: string;
  /** Its complete environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: Exclude<LogTarget, (line: string) => void>;
}

/** Runs a script in a process that ends by itself. Rejects when it fails; it has then said why. */
export async function runTask({ name, script, env, log }: TaskOptions): Promise<void> {
  const child = spawnScript(script, { env, stdio: ['ignore', log, 'inherit', 'ipc'] });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name}: процесс остановился (${signal ?? code})`);
}
