import { Refused } from 'deploy-releases/refused';
import { endProcesses } from './processes';
import type { Watched } from './watched';

/** How often something that takes its time says that it goes on, in milliseconds. */
const STILL = 10_000;

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Says that a long work goes on, so that a first start never looks hung. */
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

/** What runs, in the order in which it was started; ended in the opposite one. */
export class Running {
  readonly #parts: App[] = [];
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.stop(0));
  }

  /** Remembers a part to stop at the end. */
  async add<T extends App>(starting: Promise<T>): Promise<T> {
    const app = await starting;
    this.#parts.push(app);
    if (this.#stopping) await app.stop();
    return app;
  }

  /** Ends everything and this process; asked a second time, it does not wait any more. */
  async stop(code: number): Promise<void> {
    if (this.#stopping) process.exit(code);
    this.#stopping = true;
    say('Останавливаем магазин');
    // Ctrl-C reaches every process of the group: what ends before its turn is not started again.
    for (const app of this.#parts) app.release?.();
    for (const app of this.#parts.reverse()) await app.stop();
    await endProcesses();
    process.exit(code);
  }

  /** Runs the start; a failure is said in plain words and ends what runs already. */
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
  if (error instanceof Refused) return error.reasons.map((reason) => `  — ${reason}`).join('\n');
  return error instanceof Error ? error.message : String(error);
}
