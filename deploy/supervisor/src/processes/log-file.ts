import { mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicOrigin } from 'deploy-network/public-origin';
import type { Settings } from '../config/config';

/** A log file above this size, in bytes, is replaced at the next start. One earlier file is stored. */
const LARGEST = 10_000_000;

/**
 * The console of a public shop is collected by its machine. Elsewhere people read the console, so it shows only
 * important lines. `LOG_TO` changes this.
 */
const isOnConsole = ({ logTo, publicOrigin }: Settings) =>
  (logTo ?? (isPublicOrigin(publicOrigin) ? 'console' : 'files')) === 'console';

/** The target of a process's log: our console, an open file, or a function that takes each line. */
export type LogTarget = 'inherit' | number | ((line: string) => void);

/** Opens the target of a process's log: the console, or `logs/<name>.log` in the data folder. */
export function logOf(settings: Settings, name: string): 'inherit' | number {
  if (isOnConsole(settings)) return 'inherit';
  const folder = join(settings.dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

/** A function that writes lines to the target. */
export const lineWriter = (target: 'inherit' | number) => (line: string) => {
  if (target === 'inherit') process.stdout.write(`${line}\n`);
  else writeSync(target, `${line}\n`);
};

/** Requests are not logged if the log is not collected. */
export const quietLevel = (settings: Settings): Record<string, string> =>
  isOnConsole(settings) ? {} : { LOG_LEVEL: 'warn' };
