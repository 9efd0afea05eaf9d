import type { User, UserSession } from '@zapovednik/api/shell/models/user';
import { type SessionState, unknownSession } from '@zapovednik/areas/shell/atoms';

/** The session state from the back end's answer (SES-01). */
export function sessionState(session: UserSession): SessionState {
  const { userId } = session;
  return session.authorized && userId !== null
    ? { ...personState({ ...session, userId }), onBehalf: session.onBehalf }
    : { ...unknownSession, status: 'anonymous' };
}

/** The session state of a signed-in user. */
export function personState({ userId, name, email, phone, groups }: User): SessionState {
  return { status: 'authorized', userId, name, email, phone, groups };
}

/** Whether a session belongs to the same signed-in user as before. Two anonymous sessions never count as the same. */
export const isSamePerson = ({ status, userId }: SessionState, session: UserSession) =>
  status === 'authorized' && session.authorized && session.userId === userId;
