import type { Call } from '@zapovednik/api/call';
import type * as z from 'zod/mini';

/** The call without its model: the typed client answers what the server says, in the names of the specification. */
export function wire<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>({ model: _, ...call }: Call<P, Q, B, A>): Call<P, Q, B, A, z.output<A>> {
  return call;
}
