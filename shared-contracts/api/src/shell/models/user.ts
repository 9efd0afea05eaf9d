import type { UserDelivery } from '../../checkout/wire/delivery';
import type { UserGroup } from '../../user-group';
import type { UserAnswer, UserSessionAnswer } from '../wire/user';

/** A signed-in customer. */
export interface User {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  /** Eleven digits that start with 7. */
  readonly phone: string;
  readonly groups: UserGroup[];
}

/** The session and its user (SES-01). */
export interface UserSession {
  /** Null: nobody is signed in. */
  readonly user: User | null;
  /** Sent in the authorization header of every call (SES-04). */
  readonly sessionId: string;
  /** In seconds. */
  readonly lifetime: number;
  /** An employee acts for the customer (SES-32). */
  readonly onBehalf: boolean;
  /** The location chosen in this session; null: none chosen yet. */
  readonly locationId: number | null;
  /** The delivery in the format of its own call; only the shell converts it with `toDeliveryChoice`. */
  readonly delivery: UserDelivery | null;
}

export const toUser = ({ user_id, name, email, phone, user_groups }: UserAnswer): User => ({
  userId: user_id,
  name,
  email,
  phone,
  groups: user_groups,
});

export const toUserSession = ({ user_id, ...session }: UserSessionAnswer): UserSession => ({
  user: session.authorized && user_id !== null ? toUser({ ...session, user_id }) : null,
  sessionId: session.session_id,
  lifetime: session.session_maxlifetime,
  onBehalf: session.on_behalf,
  locationId: session.location_id,
  delivery: session.user_delivery,
});
