import { type DeliveryChoice, toDeliveryChoice } from '../../checkout/models/delivery';
import type { UserGroup } from '../../user-group';
import type { UserAnswer, UserSessionAnswer } from '../wire/user';

/** A person; for an anonymous visitor all texts are ''. */
interface Person<Id> {
  readonly userId: Id;
  readonly name: string;
  readonly email: string;
  /** Eleven digits that start with 7, or ''. */
  readonly phone: string;
  readonly groups: UserGroup[];
}

/** The signed-in customer. */
export type User = Person<number>;

/** The session and its user (SES-01). */
export interface UserSession extends Person<number | null> {
  readonly authorized: boolean;
  /** Sent in the authorization header of every call (SES-04). */
  readonly sessionId: string;
  /** In seconds. */
  readonly lifetime: number;
  /** An employee acts for the customer (SES-32). */
  readonly onBehalf: boolean;
  /** The location chosen in this session; null: none chosen yet. */
  readonly locationId: number | null;
  readonly delivery: DeliveryChoice | null;
}

const toPerson = <Id>({ user_id, name, email, phone, user_groups }: Omit<UserAnswer, 'user_id'> & { user_id: Id }) => ({
  userId: user_id,
  name,
  email,
  phone,
  groups: user_groups,
});

export const toUser = (user: UserAnswer): User => toPerson(user);

export const toUserSession = (session: UserSessionAnswer): UserSession => ({
  ...toPerson(session),
  authorized: session.authorized,
  sessionId: session.session_id,
  lifetime: session.session_maxlifetime,
  onBehalf: session.on_behalf,
  locationId: session.location_id,
  delivery: session.user_delivery && toDeliveryChoice(session.user_delivery),
});
