import type { UserSession } from 'shared-contracts/api/user';
import type { Context, SessionContext } from '../http/context';
import { createSession, endSession, findSession, prolong } from '../session/session';
import { presentSession } from './present-user';

/** The session of this browser's cookie, or a new one where there is none or its time is over (API-67). */
export async function currentSession(context: Context): Promise<UserSession> {
  const { db } = context;
  const now = context.now();
  const id = context.cookieId();
  const found = id === null ? null : await findSession(db, id, now);
  if (id === null || !found) return begin(context);
  await prolong(db, found.key, now);
  context.announceSession(id);
  return presentSession(id, found, context);
}

async function begin(context: Context): Promise<UserSession> {
  const made = await createSession(context.db, context.now());
  context.announceSession(made.id);
  return presentSession(made.id, made.session, context);
}

/** Ends a session and begins an anonymous one in the same place (API-68). */
export async function signOut(context: SessionContext): Promise<UserSession> {
  await endSession(context.db, context.session.key);
  return begin(context);
}
