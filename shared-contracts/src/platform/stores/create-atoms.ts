import { atom as createStore, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import type { AtomDescriptor } from './atom';

/** Something that is read again when it has changed. */
export interface Readable<Value> {
  /** The same object until it changes. */
  readonly get: () => Value;
  /** Calls after each change; answers a function that stops listening. */
  readonly listen: (changed: () => void) => () => void;
}

/** Writes the atoms of these owners. */
export type WriteAtom<Owner extends AppName> = <Schema extends z.ZodMiniType>(
  atom: AtomDescriptor<Schema, Owner>,
  value: z.output<Schema>,
) => void;

/** The atoms of one page in the browser, or of one request on the server; never at module level. They are known by their names alone. */
export interface Atoms {
  /**
   * An atom to read, at any time: one that was never written holds its `initial`. What another app wrote is parsed with the reader's
   * own schema, once for each value; a value that it cannot parse is reported, and `initial` stands in its place.
   */
  readonly atom: <Schema extends z.ZodMiniType>(atom: AtomDescriptor<Schema>) => Readable<z.output<Schema>>;
  /** Writes any atom: the shell writes what it reads for their owners at start-up. An area gets this for its own atoms. */
  readonly write: WriteAtom<AppName>;
}

/** A value as one schema sees it. */
interface View<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly value: z.output<Schema>;
}

const isViewOf =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (view: View): view is View<Schema> =>
    view.schema === schema;

/**
 * Makes the atoms.
 * @param report where a value that a reader cannot parse is told of
 */
export function createAtoms(report: (error: unknown, atom: AtomDescriptor) => void): Atoms {
  /** By name, the views of the value: first that of the app which wrote it; none before that. */
  const stores = new Map<string, WritableAtom<View[]>>();

  function storeOf({ name }: Pick<AtomDescriptor, 'name'>): WritableAtom<View[]> {
    const store = stores.get(name) ?? createStore<View[]>([]);
    stores.set(name, store);
    return store;
  }

  function read<Schema extends z.ZodMiniType>(views: View[], atom: AtomDescriptor<Schema>): z.output<Schema> {
    const { schema, initial } = atom;
    const [written] = views;
    if (!written) return initial;
    const known = views.find(isViewOf(schema));
    if (known) return known.value;
    const { data: value = initial, error } = schema.safeParse(written.value);
    views.push({ schema, value });
    if (error) report(error, atom);
    return value;
  }

  return {
    atom(descriptor) {
      const store = storeOf(descriptor);
      return { get: () => read(store.get(), descriptor), listen: store.listen };
    },
    write(descriptor, value) {
      const store = storeOf(descriptor);
      if (store.get()[0]?.value !== value) store.set([{ schema: descriptor.schema, value }]);
    },
  };
}
