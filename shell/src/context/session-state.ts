import type { User, UserSession } from '@zapovednik/api/shell/models/user';
import { type SessionState, unknownSession } from '@zapovednik/areas/shell/atoms';

/** The session state from the back end's answer (SES-01). */
export const sessionState = ({ user, onBehalf }: UserSession): SessionState =>
  user ? { ...personState(user), onBehalf } : { ...unknownSession, status: 'anonymous' };

/** The session state of a signed-in user. */
export const personState = (user: User): SessionState => ({ status: 'authorized', ...user });

/** Whether a session belongs to the same signed-in user as before. Two anonymous sessions never count as the same. */
export const isSamePerson = ({ status, userId }: SessionState, { user }: UserSession) =>
  status === 'authorized' && user?.userId === userId;
