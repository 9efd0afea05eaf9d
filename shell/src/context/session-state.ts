import type { User, UserSession } from '@zapovednik/api/shell/calls/user';
import { type SessionState, unknownSession } from '@zapovednik/areas/shell/atoms';

/** The session state from the back end's answer (SES-01). */
export function sessionState(session: UserSession): SessionState {
  const { user_id } = session;
  return session.authorized && user_id !== null
    ? { ...personState({ ...session, user_id }), onBehalf: session.on_behalf }
    : { ...unknownSession, status: 'anonymous' };
}

/** The session state of a signed-in user. */
export function personState({ user_id, name, email, phone, user_groups }: User): SessionState {
  return { status: 'authorized', userId: user_id, name, email, phone, groups: user_groups };
}

/** Whether a session belongs to the same signed-in user as before. Two anonymous sessions never count as the same. */
export const isSamePerson = ({ status, userId }: SessionState, { authorized, user_id }: UserSession) =>
  status === 'authorized' && authorized && user_id === userId;
