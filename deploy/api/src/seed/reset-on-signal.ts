import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Only the process that has a data folder open can reset it, so it is asked by this file and a signal. */
const wanted = (folder: string) => join(folder, 'reset-wanted');
/** The reason why it was not reset. */
const failed = (folder: string) => join(folder, 'reset-failed');
const SIGNAL = 'SIGUSR2';

/** How long a reset may take, in milliseconds: 100,000 products take a minute. */
const PATIENCE = 300_000;

/** Handles the request of `askToReset` while this process runs. A signal without the request file is ignored. */
export function resetOnSignal(folder: string, reset: () => Promise<void>, log: Pick<Logger, 'info' | 'error'>): void {
  process.on(SIGNAL, () => {
    if (!existsSync(wanted(folder))) return;
    log.info('resetting the data');
    reset()
      .catch((error: unknown) => {
        log.error({ err: error }, 'the data was not reset');
        writeFileSync(failed(folder), error instanceof Error ? error.message : String(error));
      })
      .finally(() => rmSync(wanted(folder), { force: true }));
  });
}

/** Asks the process that has the folder open to reset its data, and waits until it has; rejects when it does not. */
export async function askToReset(folder: string, pid: number): Promise<void> {
  await writeFile(wanted(folder), '');
  try {
    process.kill(pid, SIGNAL);
    for (const until = Date.now() + PATIENCE; existsSync(wanted(folder)); await setTimeout(100)) {
      if (Date.now() > until) throw new Error(`Process ${pid} did not reset its data; its log says why`);
    }
    if (existsSync(failed(folder))) throw new Error(readFileSync(failed(folder), 'utf8'));
  } finally {
    rmSync(wanted(folder), { force: true });
    rmSync(failed(folder), { force: true });
  }
}
