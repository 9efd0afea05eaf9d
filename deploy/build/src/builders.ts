import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type BuildTask, buildAnswer } from './build-task';
import { BuildFailed } from './sources/build-failed';

const WORKER = join(import.meta.dirname, 'build-worker.ts');

/** Builds an app in a separate process. Rejects with {@link BuildFailed}. */
export type Build = (task: BuildTask) => Promise<void>;

/**
 * Calls `use` with a function that builds in parallel processes, and ends the processes afterwards. There are only as
 * many processes as builds at a time.
 */
export async function withBuilders<T>(use: (build: Build) => Promise<T>): Promise<T> {
  const all = new Set<ChildProcess>();
  const free: ChildProcess[] = [];
  try {
    return await use(async (task) => {
      const builder = free.pop() ?? startBuilder();
      all.add(builder);
      // After a failed build a process can build again. A process that has ended cannot.
      await built(builder, task).finally(() => builder.connected && free.push(builder));
    });
  } finally {
    for (const builder of all) if (builder.connected) builder.disconnect();
  }
}

const startBuilder = () =>
  fork(WORKER, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

async function built(builder: ChildProcess, task: BuildTask): Promise<void> {
  builder.send(task);
  const ending = new AbortController();
  const { signal } = ending;
  try {
    const [message] = await Promise.race([
      once(builder, 'message', { signal }),
      once(builder, 'exit', { signal }).then(([code, by]) => {
        throw new BuildFailed(`процесс сборки остановился (${by ?? code})`);
      }),
    ]);
    const { failed } = buildAnswer.parse(message);
    if (failed !== null) throw new BuildFailed(failed);
  } finally {
    ending.abort();
  }
}
