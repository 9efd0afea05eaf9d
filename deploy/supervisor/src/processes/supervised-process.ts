import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild, stopChild } from './child';
import type { LogTarget } from './log-file';

/** Milliseconds before an ended process is restarted. The delay doubles after each further end, up to the longest. */
const RESTART_DELAY = { first: 500, longest: 30_000 };
/** A process that ran for this many milliseconds has recovered: its next end counts as the first. */
const RECOVERY_TIME = 60_000;

interface ProcessOptions {
  /** The name for users: «Шлюз». */
  readonly name: string;
  readonly script: string;
  /** The setting with its port. Restarts use the same port, because other processes already use it. */
  readonly portSetting: string;
  readonly port: string;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
  /** The target of its log; the default is our console. */
  readonly log?: LogTarget;
  readonly print: (line: string) => void;
  /** For tests; milliseconds. */
  readonly firstDelay?: number;
}

/** A process of the shop that is restarted when it ends. */
export interface SupervisedProcess {
  readonly port: number;
  /** Prevents further restarts. */
  readonly stopRestarting: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts and supervises a process. Rejects when the first start fails. */
export async function supervise(options: ProcessOptions): Promise<SupervisedProcess> {
  const { name, script, portSetting, env, nodeOptions, print, log = 'inherit' } = options;
  const { firstDelay = RESTART_DELAY.first } = options;
  const stopping = new AbortController();
  const start = (port: string) =>
    startChild(name, script, { ...env, [portSetting]: port }, stopping.signal, log, nodeOptions);
  let child = await start(options.port);
  const { port } = child;
  const supervising = superviseLoop();

  async function superviseLoop() {
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, RESTART_DELAY.longest)) {
      const since = Date.now();
      const reason = await ended(child);
      if (stopping.signal.aborted) return;
      if (Date.now() - since > RECOVERY_TIME) delay = firstDelay;
      print(`${name} остановился (${reason}), запускаем снова`);
      await restart(delay);
      if (stopping.signal.aborted) return;
    }
  }

  async function restart(delay: number) {
    for (let next = delay; !stopping.signal.aborted; next = Math.min(next * 2, RESTART_DELAY.longest)) {
      await pause(next, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        child = await start(String(port));
        print(`${name} снова работает`);
        return;
      } catch (error) {
        print(`${name} не запускается: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  return {
    port,
    stopRestarting: () => stopping.abort(),
    async stop() {
      stopping.abort();
      await stopChild(child);
      await supervising;
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
