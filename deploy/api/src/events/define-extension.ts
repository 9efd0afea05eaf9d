import type { Events } from './events';

/** What a module adds to another one. */
export interface Contribution {
  readonly extension: string;
  /** Makes it known to one back end. */
  register(events: Events): void;
}

/** A place where modules add what only they know, to a module that does not know them. */
export interface Extension<T> {
  readonly name: string;
  /** A contribution for `defineModule({ adds: […] })`. */
  with(value: T): Contribution;
  /** What the modules have added, in the order of the list of modules. */
  all(events: Events): readonly T[];
  /** What exactly one module adds. @throws Error when none or several do */
  only(events: Events): T;
}

/** Describes such a place. */
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
        throw new Error(`One module adds ${name}, and not ${all(events).length}`);
      return one;
    },
  };
}
