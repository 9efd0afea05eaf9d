import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { endProcesses } from './processes';
import type { Watched } from './watched';

/** How often a long task reports that it is still running, in milliseconds. */
const STILL = 10_000;

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Reports that a long task is still running, so that a first start never looks hung. */
export async function saying<T>(what: string, work: Promise<T>): Promise<T> {
  const begun = Date.now();
  const timer = setInterval(() => say(`  ${what}: ещё идёт, ${Math.round((Date.now() - begun) / 1000)} с`), STILL);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

type App = Pick<Watched, 'stop'> & Partial<Pick<Watched, 'release'>>;

/** The running apps in the order of their start. They are ended in the opposite order. */
export class Running {
  readonly #parts: App[] = [];
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.stop(0));
  }

  /** Remembers an app to stop at the end. */
  async add<T extends App>(starting: Promise<T>): Promise<T> {
    const app = await starting;
    this.#parts.push(app);
    if (this.#stopping) await app.stop();
    return app;
  }

  /** Ends all apps and this process. A second call does not wait any more. */
  async stop(code: number): Promise<void> {
    if (this.#stopping) process.exit(code);
    this.#stopping = true;
    say('Останавливаем магазин');
    // Ctrl-C reaches every process of the group: an app that ends early must not be restarted.
    for (const app of this.#parts) app.release?.();
    for (const app of this.#parts.reverse()) await app.stop();
    await endProcesses();
    process.exit(code);
  }

  /** Runs the start. A failure is reported with a message, and the running apps are ended. */
  async run(start: () => Promise<void>): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (this.#stopping) return;
      say(`\nМагазин не открылся.\n${explain(error)}`);
      await this.stop(1);
    }
  }
}

function explain(error: unknown): string {
  if (error instanceof ReleaseRejected) return error.reasons.map((reason) => `  — ${reason}`).join('\n');
  return error instanceof Error ? error.message : String(error);
}
