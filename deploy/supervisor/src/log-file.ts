import { mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicOrigin } from 'deploy-network/public-origin';
import type { Settings } from './config';

/** Bytes above which the next start begins a new file; the one before is kept. */
const LARGEST = 10_000_000;

/** A public shop's console is collected by its machine; elsewhere people read on it only what concerns them. `LOG_TO` decides otherwise. */
const isOnConsole = ({ logTo, publicOrigin }: Settings) =>
  (logTo ?? (isPublicOrigin(publicOrigin) ? 'console' : 'files')) === 'console';

/** Where a process writes its log: our console, an open file, or a function that takes each line. */
export type LogTarget = 'inherit' | number | ((line: string) => void);

/** Where a process writes its log: to the console, or to `logs/<name>.log` beside the data. */
export function logOf(settings: Settings, name: string): 'inherit' | number {
  if (isOnConsole(settings)) return 'inherit';
  const folder = join(settings.dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

/** A function that writes lines there. */
export const lineWriter = (target: 'inherit' | number) => (line: string) => {
  if (target === 'inherit') process.stdout.write(`${line}\n`);
  else writeSync(target, `${line}\n`);
};

/** Requests are no lines of a log that nobody collects. */
export const quietLevel = (settings: Settings): Record<string, string> =>
  isOnConsole(settings) ? {} : { LOG_LEVEL: 'warn' };
