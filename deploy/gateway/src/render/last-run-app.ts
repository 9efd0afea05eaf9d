import { appName } from 'deploy-releases/app-names';
import type { AppName } from 'shared-contracts/routes';

/** The longest name of an app, in bytes. */
const NAME = 60;
/** After the job number: the length of the name, then the name. */
const NAME_AT = Int32Array.BYTES_PER_ELEMENT + 1;

/**
 * The last page of a worker, and the app whose code it ran, in memory shared with the gateway. A worker that hangs or dies cannot
 * send it any more, and a message for each entry would cost both sides time.
 */
export class LastRunApp {
  readonly #job: Int32Array;
  readonly #name: Buffer;

  /** @param memory from {@link LastRunApp.memory} */
  constructor(memory: SharedArrayBuffer) {
    this.#job = new Int32Array(memory, 0, 1);
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

  record(job: number, area: AppName) {
    Atomics.store(this.#job, 0, job);
    this.#name[NAME_AT - 1] = this.#name.write(area, NAME_AT, NAME, 'latin1');
  }
}
