import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild, stopChild } from './child';

/** Milliseconds before a process that ended is restarted: doubled at every further end, up to the longest. */
const PAUSE = { first: 500, longest: 30_000 };
/** A process that ran as long as this, in milliseconds, has recovered: the next end counts as the first. */
const RECOVERED = 60_000;

interface Process {
  /** The name that users read: «Шлюз». */
  readonly name: string;
  readonly script: string;
  /** The setting with its port. Restarts use the same port, because other processes know it by then. */
  readonly portSetting: string;
  readonly port: string;
  readonly env: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
  /** For tests; milliseconds. */
  readonly firstPause?: number;
}

/** A process of the shop that is restarted when it ends. */
export interface Watched {
  readonly port: number;
  /** From now on it is not restarted when it ends. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts and supervises a process. Rejects when the first start fails. */
export async function watchOver(wanted: Process): Promise<Watched> {
  const { name, script, portSetting, env, say, firstPause = PAUSE.first } = wanted;
  const stopping = new AbortController();
  const start = (port: string) => startChild(name, script, { ...env, [portSetting]: port }, stopping.signal);
  let child = await start(wanted.port);
  const { port } = child;
  const watching = watch();

  async function watch() {
    for (let wait = firstPause; ; wait = Math.min(wait * 2, PAUSE.longest)) {
      const since = Date.now();
      const how = await ended(child);
      if (stopping.signal.aborted) return;
      if (Date.now() - since > RECOVERED) wait = firstPause;
      say(`${name} остановился (${how}), запускаем снова`);
      await restart(wait);
      if (stopping.signal.aborted) return;
    }
  }

  async function restart(wait: number) {
    for (let next = wait; !stopping.signal.aborted; next = Math.min(next * 2, PAUSE.longest)) {
      await pause(next, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        child = await start(String(port));
        say(`${name} снова работает`);
        return;
      } catch (error) {
        say(`${name} не запускается: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  return {
    port,
    release: () => stopping.abort(),
    async stop() {
      stopping.abort();
      await stopChild(child);
      await watching;
      // It may be restarting.
      await stopChild(child);
    },
  };
}

const ended = ({ process: child }: Child) =>
  new Promise<string>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(String(child.signalCode ?? child.exitCode));
    else child.once('exit', (code, signal) => resolve(String(signal ?? code)));
  });
