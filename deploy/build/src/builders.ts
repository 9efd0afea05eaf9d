import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type BuildTask, buildAnswer } from './build-task';
import { BuildFailed } from './sources/build-failed';

const WORKER = join(import.meta.dirname, 'build-worker.ts');

/** Builds an app in a process of its own. Rejects with {@link BuildFailed}. */
export type Build = (task: BuildTask) => Promise<void>;

/** Gives a function builds that run side by side in processes, and ends the processes with it. No more run at a time than are asked for. */
export async function withBuilders<T>(use: (build: Build) => Promise<T>): Promise<T> {
  const all = new Set<ChildProcess>();
  const free: ChildProcess[] = [];
  try {
    return await use(async (task) => {
      const builder = free.pop() ?? startBuilder();
      all.add(builder);
      // After a failed build the process can build another; one that has ended cannot.
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
