import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { Context, SessionContext } from '../../../http/context';
import { createSession, endSession, findSession, prolong } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { presentSession } from '../customer/present-user';
import { deviceName } from '../devices/device-name';
import { moveDevices } from '../devices/known-devices';

/** Enough for a network with many people, and it limits the sessions that a flood can store. */
const NEW_BY_NETWORK: Limit = { name: 'sessions by network', most: 2000, seconds: 600 };

/**
 * The session of this browser's cookie, or a new one if there is none or it has expired (API-67). A page of another site is refused,
 * because a new session would replace the visitor's own.
 */
export async function currentSession(context: Context): Promise<UserSessionAnswer> {
  const { db, network } = context;
  if (context.isForeign()) throw new ShopError(403, 'foreign', 'Сессию узнают только страницы магазина');
  const now = context.now();
  const id = context.cookieId();
  const found = id === null ? null : await findSession(db, id, now);
  if (id === null || !found) {
    await countAttempt(db, NEW_BY_NETWORK, network, now);
    return begin(context);
  }
  await prolong(context, found.key, deviceName(context.userAgent), now);
  context.announceSession(id);
  return presentSession(id, found, context);
}

async function begin(context: Context): Promise<UserSessionAnswer> {
  const made = await createSession(context.db, deviceName(context.userAgent), context.now());
  context.announceSession(made.id);
  return presentSession(made.id, made.session, context);
}

/** Ends a session and starts an anonymous one in the same place (API-68). The browser stays known. */
export async function signOut(context: SessionContext): Promise<UserSessionAnswer> {
  const { db, session } = context;
  const made = await createSession(db, deviceName(context.userAgent), context.now());
  await moveDevices(db, session.key, made.session.key);
  await endSession(db, session.key);
  context.announceSession(made.id);
  return presentSession(made.id, made.session, context);
}
