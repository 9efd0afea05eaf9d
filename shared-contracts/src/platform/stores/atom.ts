import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * State of one app that others may read. The name identifies it: owner and reader each have the descriptor they were built with,
 * so either may be released first, and the shell knows names only. What it holds is plain data that JSON can carry.
 */
export interface AtomDescriptor<Schema extends z.ZodMiniType = z.ZodMiniType, Owner extends AppName = AppName> {
  readonly name: string;
  /** The app that writes it. */
  readonly owner: Owner;
  readonly schema: Schema;
  /** What it holds until its owner has written. */
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
