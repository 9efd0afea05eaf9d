import type { Events } from './events';

/** A value that one module adds to another. */
export interface Contribution {
  readonly extension: string;
  /** Adds it to one back end. */
  register(events: Events): void;
}

/** A place where modules add values to a module that does not import them. */
export interface Extension<T> {
  readonly name: string;
  /** A contribution for `defineModule({ adds: […] })`. */
  with(value: T): Contribution;
  /** The values of all modules, in the order of the list of modules. */
  all(events: Events): readonly T[];
  /** The value of the only module that adds one. @throws Error when no or several modules do */
  only(events: Events): T;
}

/** Describes an extension. */
export function defineExtension<T>(name: string): Extension<T> {
  const added = new WeakMap<Events, readonly T[]>();
  const all = (events: Events) => added.get(events) ?? [];
  return {
    name,
    with: (value) => ({
      extension: name,
      register: (events) => void added.set(events, [...all(events), value]),
    }),
    all,
    only(events) {
      const [one, ...others] = all(events);
      if (one === undefined || others.length > 0)
        throw new Error(`Exactly one module must add ${name}, but ${all(events).length} do`);
      return one;
    },
  };
}
