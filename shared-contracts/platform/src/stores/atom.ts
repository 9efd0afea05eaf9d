import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * State of one app that other apps can read. The name identifies it: owner and reader each use the descriptor that they
 * were built with, so either can be released first, and the shell uses only names. The value is plain JSON data.
 */
export interface AtomDescriptor<Schema extends z.ZodMiniType = z.ZodMiniType, Owner extends AppName = AppName> {
  readonly name: string;
  /** The app that writes it. */
  readonly owner: Owner;
  readonly schema: Schema;
  /** The value until its owner writes one. */
  readonly initial: z.output<Schema>;
}

/**
 * Describes an atom.
 *
 * @example
 * export const petAtom = defineAtom({
 *   name: 'pet:state', owner: 'mf-services', schema: z.object({ name: z.string() }), initial: { name: '' },
 * });
 */
export function defineAtom<Schema extends z.ZodMiniType, const Owner extends AppName>(
  atom: AtomDescriptor<Schema, Owner>,
): AtomDescriptor<Schema, Owner> {
  return atom;
}
