import * as z from 'zod/mini';
import { userGroup } from '../platform/api/user-group';
import { defineAtom } from '../platform/stores/atom';

const session = z.object({
  /** `unknown` until the first `is_auth` has answered; on the server for a public page it stays unknown. */
  status: z.enum(['unknown', 'anonymous', 'authorized']),
  userId: z.nullable(z.number()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  groups: z.array(userGroup),
});

/** Who is here. */
export type SessionState = Readonly<z.infer<typeof session>>;

export const unknownSession: SessionState = {
  status: 'unknown',
  userId: null,
  name: '',
  email: '',
  phone: '',
  groups: [],
};

/** Who is here (SES-01). */
export const sessionAtom = defineAtom({
  name: 'session:state',
  owner: 'shell',
  schema: session,
  initial: unknownSession,
});
