import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

/** Only the process that has a data folder open can change its data. A command asks it with a file and this signal. */
const SIGNAL = 'SIGUSR2';
const WANTED = /^wanted-([a-z]+)-([0-9a-f-]{36})$/;

/** How long a task may take, in milliseconds: a reset to 100,000 products takes a minute. */
const TIMEOUT = 300_000;

const outcome = z.object({ done: z.boolean(), text: z.string() });

/** A task: gets the command's input and returns the command's output. */
export type Task = (asked: unknown) => Promise<string>;

/** Writes a file atomically: a reader gets the whole file or none. */
async function writeWhole(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(value));
  await rename(`${file}.part`, file);
}

/**
 * Runs the tasks that commands request while this process runs, one after another. A signal without a file is ignored.
 */
export function runTasksOnSignal(
  folder: string,
  tasks: Readonly<Record<string, Task>>,
  log: Pick<Logger, 'info' | 'error'>,
): void {
  let running: Promise<void> = Promise.resolve();

  async function run(file: string): Promise<void> {
    const [, name = '', id = ''] = WANTED.exec(file) ?? [];
    const task = tasks[name];
    const asked = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (!task || asked === null) return;
    log.info({ task: name }, 'a command asked for a task');
    const result = await task(JSON.parse(asked)).then(
      (text) => ({ done: true, text }),
      (error: unknown) => {
        log.error({ err: error, task: name }, 'the task failed');
        return { done: false, text: error instanceof Error ? error.message : String(error) };
      },
    );
    await rm(join(folder, file), { force: true });
    await writeWhole(join(folder, `answer-${id}`), result);
  }

  process.on(SIGNAL, () => {
    running = running.then(async () => {
      for (const file of readdirSync(folder).filter((name) => WANTED.test(name))) {
        await run(file).catch((error: unknown) => log.error({ err: error }, 'the task failed'));
      }
    });
  });
}

/**
 * Asks the process that has the folder open to run a task, and waits for its answer.
 *
 * @throws Error with the reason of that process, or when it does not answer
 */
export async function askRunningShop(folder: string, pid: number, task: string, asked: unknown): Promise<string> {
  const id = randomUUID();
  const wanted = join(folder, `wanted-${task}-${id}`);
  const answer = join(folder, `answer-${id}`);
  try {
    await writeWhole(wanted, asked);
    process.kill(pid, SIGNAL);
    for (const until = performance.now() + TIMEOUT; performance.now() < until; await setTimeout(100)) {
      const content = await readFile(answer, 'utf8').catch(() => null);
      if (content === null) continue;
      const { done, text } = outcome.parse(JSON.parse(content));
      if (done) return text;
      throw new Error(text);
    }
    throw new Error(`Process ${pid} did not answer; see its log`);
  } finally {
    await rm(wanted, { force: true });
    await rm(answer, { force: true });
  }
}
