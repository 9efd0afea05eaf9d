import type { Logger } from 'pino';
import type { Database } from '../db/database';

/** The options for creating the state of a module. */
export interface StateOptions {
  /** For work outside calls. */
  readonly jobs: Database;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'error'>;
}

/** Data that a module stores in memory for all requests of one back end, such as the catalogue's index. */
export interface ShopState<T> {
  readonly name: string;
  /** Creates it when the server starts. Returns the function that ends it. */
  open(memory: ShopMemory, options: StateOptions): Promise<() => Promise<void>>;
  /** The state of a back end. */
  of(shop: { readonly memory: ShopMemory }): T;
}

/** One back end, as the key of its modules' data in memory. */
export class ShopMemory {}

/** Describes state of a module for `defineModule({ state: […] })`. */
export function defineState<T>(
  name: string,
  create: (options: StateOptions) => Promise<T>,
  close: (state: T) => Promise<void>,
): ShopState<T> {
  const states = new WeakMap<ShopMemory, T>();
  return {
    name,
    async open(memory, options) {
      const state = await create(options);
      states.set(memory, state);
      return () => close(state);
    },
    of({ memory }) {
      const state = states.get(memory);
      if (state === undefined) throw new Error(`The back end runs without ${name}`);
      return state;
    },
  };
}
