import { AREAS, type OwnerName } from 'shared-contracts/routes';

const owners: readonly OwnerName[] = ['shell', ...AREAS];

/** Places in the memory: the job, and the owner's index plus one. */
const JOB = 0;
const OWNER = 1;

/**
 * Which page a worker worked on last, and whose code it ran, in memory that it shares with the gateway: a worker that hangs
 * or dies cannot say it any more, and a message for each entry would cost both sides their time.
 */
export class LastEntered {
  readonly #places: Int32Array;

  /** @param memory as {@link LastEntered.memory} made it */
  constructor(memory: SharedArrayBuffer) {
    this.#places = new Int32Array(memory);
  }

  static memory = () => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

  get area(): OwnerName | null {
    return owners[Atomics.load(this.#places, OWNER) - 1] ?? null;
  }

  /** 0 before the first page. */
  get job(): number {
    return Atomics.load(this.#places, JOB);
  }

  enter(job: number, area: OwnerName) {
    Atomics.store(this.#places, JOB, job);
    Atomics.store(this.#places, OWNER, owners.indexOf(area) + 1);
  }
}
