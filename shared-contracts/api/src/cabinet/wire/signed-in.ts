import * as z from 'zod/mini';
import { dayMonthYear } from '../../field';
import { type UserSessionAnswer, userSession } from '../../shell/wire/user';

/** The session after a sign-in. */
export const signedIn = z.object({
  ...userSession.shape,
  /** The day when the account is deleted, because the customer asked for it; null or missing: it stays. */
  deletes_on: z.optional(z.nullable(dayMonthYear)),
});
/** The session after a sign-in, or after a change of the customer’s data, which does not say `deletes_on`. */
export type SignedInAnswer = UserSessionAnswer & Pick<z.infer<typeof signedIn>, 'deletes_on'>;
