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
   * An atom to read, at any time: before the first write it has its `initial` value. A value from another app is parsed with the
   * reader's own schema, once for each value. If that fails, the value is reported, and the reader gets `initial`.
   */
  readonly atom: <Schema extends z.ZodMiniType>(atom: AtomDescriptor<Schema>) => Readable<z.output<Schema>>;
  /** Writes any atom: at start-up the shell writes the values that it reads for other owners. An area can write only its own atoms. */
  readonly write: WriteAtom<AppName>;
}
/**
 * Creates the atoms.
 * @param report gets the error if a reader cannot parse a value
 */
export declare function createAtoms(report: (error: unknown, atom: AtomDescriptor) => void): Atoms;
