import { atom as createStore, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import type { AtomDescriptor } from './atom';

/** A value that can be read and listened to. */
export interface Readable<Value> {
  /** The same object until it changes. */
  readonly get: () => Value;
  /** Calls the listener after each change; returns the function that stops listening. */
  readonly listen: (changed: () => void) => () => void;
}

/** Writes the atoms of these owners. */
export type WriteAtom<Owner extends AppName> = <Schema extends z.ZodMiniType>(
  atom: AtomDescriptor<Schema, Owner>,
  value: z.output<Schema>,
) => void;

/** The atoms of one page in the browser, or of one request on the server; never at module level. They are identified by name only. */
export interface Atoms {
  /**
   * An atom for reading, at any time. Before the first write it has its `initial` value. A value from another app is
   * parsed with the reader's own schema, once for each value. If that fails, the error is reported, and the reader gets
   * `initial`.
   */
  readonly atom: <Schema extends z.ZodMiniType>(atom: AtomDescriptor<Schema>) => Readable<z.output<Schema>>;
  /** Writes any atom. At start-up the shell writes values for other owners. An area can write only its own atoms. */
  readonly write: WriteAtom<AppName>;
}

/** A value parsed by one schema. */
interface View<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly value: z.output<Schema>;
}

const isViewOf =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (view: View): view is View<Schema> =>
    view.schema === schema;

/**
 * Creates the atoms.
 * @param report gets the error if a reader cannot parse a value
 */
export function createAtoms(report: (error: unknown, atom: AtomDescriptor) => void): Atoms {
  /**
   * The views of each atom's value by name. The first view is that of the app which wrote the value; before the first write there
   * is none.
   */
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
