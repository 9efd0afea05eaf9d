import * as z from 'zod/mini';
import { userDelivery } from '../../checkout/wire/delivery';
import { id } from '../../field';
import { userGroup } from '../../user-group';

/** A customer's data; for an anonymous visitor all names are ''. */
const person = {
  user_id: z.nullable(id),
  login: z.string(),
  email: z.string(),
  /** Only a confirmed address can be used to sign in and to recover the password. */
  email_confirmed: z.boolean(),
  name: z.string(),
  first_name: z.string(),
  second_name: z.string(),
  last_name: z.string(),
  /** Eleven digits that start with 7, or ''. */
  phone: z.string(),
  user_groups: z.array(userGroup),
  mindbox: z.boolean(),
  /** Whether the customer has a bonus card. */
  bonus: z.boolean(),
};

/** The session and its user (SES-01). */
export const userSession = z.object({
  authorized: z.boolean(),
  /** Sent in the authorization header of every call (SES-04). */
  session_id: z.string(),
  /** In seconds. */
  session_maxlifetime: z.int(),
  ...person,
  /** An employee acts for the customer (SES-32): the session may order, but not change the customer's account data. */
  on_behalf: z.boolean(),
  /** The location chosen in this session; null: none chosen yet. */
  city_id: z.nullable(id),
  location_id: z.nullable(id),
  user_delivery: z.nullable(userDelivery),
});
export type UserSessionAnswer = z.infer<typeof userSession>;

/** A customer's own data. */
export const user = z.object({ ...person, user_id: id });
export type UserAnswer = z.infer<typeof user>;
