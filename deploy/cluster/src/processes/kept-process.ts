import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until';

/** Milliseconds before a process that ended is started again; each further end doubles them, up to the longest. */
const PAUSE = { first: 100, longest: 4_000 };
/** A process that ran for this many milliseconds has recovered. */
const RECOVERED = 20_000;
/** Milliseconds for a process to end by itself: longer than a gateway needs for its last answers. */
const EXIT_TIMEOUT = 25_000;

/** A user of this machine. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** What a machine runs. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Its complete environment, besides PATH. */
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: User | undefined;
  /** Asks it to end, and reaches it when this process has ended without asking. */
  readonly endSignal: 'SIGINT' | 'SIGTERM';
  /** Its output is appended to this file. */
  readonly logFile: string;
  /** Whether it can work now. */
  readonly isReady: () => Promise<boolean>;
}

/** A process of the cluster. It is started again when it ends, as the service manager of a machine does. */
export class KeptProcess {
  #program: Program;
  #child: ChildProcess | null = null;
  #isWanted = false;
  #keeping: Promise<void> = Promise.resolve();

  constructor(program: Program) {
    this.#program = program;
  }

  get name(): string {
    return this.#program.name;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Whether it should run: it was not stopped for good. */
  get isKept(): boolean {
    return this.#isWanted;
  }

  isReady(): Promise<boolean> {
    return this.#program.isReady().catch(() => false);
  }

  /** Starts it, and waits until it is ready. Rejects when it ends before. */
  async start(): Promise<void> {
    this.#isWanted = true;
    const child = this.#spawn();
    const gone = once(child, 'exit').then(([code, signal]) => {
      throw new Error(
        `${this.name}: процесс остановился при запуске (${signal ?? code}), журнал ${this.#program.logFile}`,
      );
    });
    gone.catch(() => {});
    try {
      await Promise.race([until(`${this.name} готов`, () => this.isReady()), gone]);
    } catch (error) {
      await this.stop();
      throw error;
    }
    this.#keeping = this.#keep(child);
  }

  /** Ends it at once, like a failure. It is started again. */
  async kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    child?.kill(signal);
    if (child && signal === 'SIGKILL') await exited(child);
  }

  /** Ends it for good, and waits for its end. */
  async stop(signal: NodeJS.Signals = this.#program.endSignal): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child) {
      const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT);
      child.kill(signal);
      await exited(child);
      clearTimeout(timer);
    }
    await this.#keeping;
  }

  /** Ends it and starts another program, such as another version, in its place. */
  async replace(next: (now: Program) => Program): Promise<void> {
    await this.stop();
    this.#program = next(this.#program);
    await this.start();
  }

  async #keep(first: ChildProcess): Promise<void> {
    let child = first;
    for (let wait = PAUSE.first; ; wait = Math.min(2 * wait, PAUSE.longest)) {
      const since = performance.now();
      await exited(child);
      if (performance.now() - since > RECOVERED) wait = PAUSE.first;
      for (let waited = 0; waited < wait && this.#isWanted; waited += 50) await pause(50);
      if (!this.#isWanted) return;
      child = this.#spawn();
    }
  }

  /**
   * In a process group of its own, because Ctrl-C would end all at once, while the cluster ends them in order. The
   * kernel ends it when this process is killed.
   */
  #spawn(): ChildProcess {
    const { command, args, env, user, endSignal, logFile } = this.#program;
    const as = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
    const output = openSync(logFile, 'a', 0o600);
    const child = spawn('setpriv', [...as, `--pdeathsig=${endSignal.slice(3)}`, '--', command, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
      cwd: '/',
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    this.#child = child;
    // Such as a program that is not installed; its end follows.
    child.once('error', () => child.emit('exit', null, 'SIGABRT'));
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }
}

const exited = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};
