import type { AppName } from '@zapovednik/platform/routes';
import { appName } from 'deploy-releases/app-names';

/** The longest name of an app, in bytes. */
const NAME = 60;
/** After the job number: the processor time, aligned, then the length of the name, then the name. */
const TIME_AT = Float64Array.BYTES_PER_ELEMENT;
const NAME_AT = TIME_AT + Float64Array.BYTES_PER_ELEMENT + 1;

/**
 * The last page of a worker, the app whose code it ran, and the time, in memory shared with the gateway. A worker that
 * hangs or dies cannot send a message, and a message for each entry would be slow.
 */
export class LastRunApp {
  readonly #job: Int32Array;
  readonly #time: Float64Array;
  readonly #name: Buffer;

  /** @param memory from {@link LastRunApp.memory} */
  constructor(memory: SharedArrayBuffer) {
    this.#job = new Int32Array(memory, 0, 1);
    this.#time = new Float64Array(memory, TIME_AT, 1);
    this.#name = Buffer.from(memory);
  }

  static memory = () => new SharedArrayBuffer(NAME_AT + NAME);

  get area(): AppName | null {
    const length = this.#name[NAME_AT - 1] ?? 0;
    return appName.safeParse(this.#name.toString('latin1', NAME_AT, NAME_AT + length)).data ?? null;
  }

  /** 0 before the first page. */
  get job(): number {
    return Atomics.load(this.#job, 0);
  }

  /** Processor time of the worker's thread when this code began, in milliseconds. */
  get time(): number {
    return this.#time[0] ?? 0;
  }

  record(job: number, area: AppName, time: number) {
    Atomics.store(this.#job, 0, job);
    this.#time[0] = time;
    this.#name[NAME_AT - 1] = this.#name.write(area, NAME_AT, NAME, 'latin1');
  }
}
