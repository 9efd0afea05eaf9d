import * as z from 'zod/mini';
import { dayMonthYear } from '../../field';
import { type UserSessionAnswer, userSession } from '../../shell/wire/user';

/** The session after a sign-in. */
export const signedIn = z.object({
  ...userSession.shape,
  /** The day on which the account is deleted at the customer's request; null or missing: no deletion. */
  deletes_on: z.optional(z.nullable(dayMonthYear)),
});
/** The session after a sign-in, or after a change of the customer’s data; the latter has no `deletes_on`. */
export type SignedInAnswer = UserSessionAnswer & Pick<z.infer<typeof signedIn>, 'deletes_on'>;
