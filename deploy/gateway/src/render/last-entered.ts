import { AREAS, type OwnerName } from 'shared-contracts/routes';

const owners: readonly OwnerName[] = ['shell', ...AREAS];

/**
 * Whose code a worker entered last, in memory that it shares with the gateway: a worker that hangs or dies cannot tell any
 * more, and a message for each entry would cost both sides their time.
 */
export class LastEntered {
  readonly #place: Uint8Array;

  /** @param memory as {@link LastEntered.memory} made it */
  constructor(memory: SharedArrayBuffer) {
    this.#place = new Uint8Array(memory);
  }

  static memory = () => new SharedArrayBuffer(1);

  get area(): OwnerName | null {
    return owners[Atomics.load(this.#place, 0) - 1] ?? null;
  }

  enter(area: OwnerName) {
    Atomics.store(this.#place, 0, owners.indexOf(area) + 1);
  }
}
