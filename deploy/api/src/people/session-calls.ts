import { sql } from 'drizzle-orm';
import type { UserSession } from 'shared-contracts/api/user';
import { mergeBaskets } from '../basket/merge-baskets';
import { customer } from '../db/schema';
import type { Context, SessionContext } from '../http/context';
import { ShopError } from '../http/shop-error';
import { createSession, endSession, findSession, prolong, renewSession } from '../session/session';
import { verifyPassword } from './password';
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

/** Signs in by login and password (API-78). */
export async function signIn(
  login: string,
  password: string,
  merge: boolean,
  context: SessionContext,
): Promise<UserSession> {
  const { db, session } = context;
  const [found] = await db.select().from(customer).where(sql`lower(${customer.login}) = lower(${login})`).limit(1);
  if (!(await verifyPassword(password, found?.passwordHash ?? null)) || !found) {
    throw new ShopError(422, 'wrong_password', 'Неверный логин или пароль', { password: 'Неверный логин или пароль' });
  }
  const renewed = await renewSession(db, session, found.id, context.now());
  await mergeBaskets(db, renewed.session.key, found.id, merge);
  context.announceSession(renewed.id);
  return presentSession(renewed.id, renewed.session, context);
}

/** Ends a session and begins an anonymous one in the same place (API-68). */
export async function signOut(context: SessionContext): Promise<UserSession> {
  await endSession(context.db, context.session.key);
  return begin(context);
}
