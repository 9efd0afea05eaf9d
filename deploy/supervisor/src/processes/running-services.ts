import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { endProcesses } from './processes';
import type { SupervisedProcess } from './supervised-process';

/** How often a long task reports that it is still running, in milliseconds. */
const PROGRESS_INTERVAL = 10_000;

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Reports that a long task is still running, so that users do not think a first start hangs. */
export async function withProgress<T>(what: string, work: Promise<T>): Promise<T> {
  const begun = Date.now();
  const timer = setInterval(
    () => print(`  ${what}: ещё идёт, ${Math.round((Date.now() - begun) / 1000)} с`),
    PROGRESS_INTERVAL,
  );
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

type Service = Pick<SupervisedProcess, 'stop'> & Partial<Pick<SupervisedProcess, 'stopRestarting'>>;

/** The running services in the order of their start. They end in the reverse order. */
export class RunningServices {
  readonly #services: Service[] = [];
  #stopping = false;
  #signalled = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#onSignal());
  }

  /**
   * A second signal ends the wait. The first one may come while a failed start is being ended, because Ctrl-C also ends
   * its processes.
   */
  #onSignal(): void {
    if (this.#signalled) process.exit(0);
    this.#signalled = true;
    void this.stop(0);
  }

  /** Adds a service to stop at the end. */
  async add<T extends Service>(starting: Promise<T>): Promise<T> {
    const service = await starting;
    this.#services.push(service);
    if (this.#stopping) await service.stop();
    return service;
  }

  /** Ends all services and this process. */
  async stop(code: number): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    print('Останавливаем магазин');
    // Ctrl-C reaches every process of the group. A service that ends early must not be restarted.
    for (const service of this.#services) service.stopRestarting?.();
    for (const service of this.#services.reverse()) await service.stop();
    await endProcesses();
    process.exit(code);
  }

  /** Runs the start. A failure is reported with a message, and the running services are ended. */
  async run(start: () => Promise<void>): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (this.#stopping) return;
      print(`\nМагазин не открылся.\n${explain(error)}`);
      await this.stop(1);
    }
  }
}

function explain(error: unknown): string {
  if (error instanceof ReleaseRejected) return error.reasons.map((reason) => `  — ${reason}`).join('\n');
  return error instanceof Error ? error.message : String(error);
}
