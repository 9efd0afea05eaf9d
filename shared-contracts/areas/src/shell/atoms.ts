import { userGroup } from '@zapovednik/api/user-group';
import { defineAtom } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

const session = z.object({
  /** `unknown` until the first `is_auth` has answered. On the server a public page always has `unknown`. */
  status: z.enum(['unknown', 'anonymous', 'authorized']),
  userId: z.nullable(z.number()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  groups: z.array(userGroup),
  /**
   * An employee acts for the customer (SES-32). Missing before the browser's request, because the server does not know
   * it.
   */
  onBehalf: z.optional(z.boolean()),
});

/** The user of this session. */
export type SessionState = Readonly<z.infer<typeof session>>;

export const unknownSession: SessionState = {
  status: 'unknown',
  userId: null,
  name: '',
  email: '',
  phone: '',
  groups: [],
};

/** The user of this session (SES-01). */
export const sessionAtom = defineAtom({
  name: 'session:state',
  owner: 'shell',
  schema: session,
  initial: unknownSession,
});
