import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { contactChange, customer, knownDevice, mailToken, order, session } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { ActiveSession } from './session-cache/active-session';
import type { SessionCache } from './session-cache/session-cache';
import { sessionExpired } from './shop-error';

/** Seconds; also the life of the session cookie (SES-02). */
export const SESSION_LIFETIME = 2_592_000;
/** For a session on behalf of a customer. It is not prolonged. */
const ON_BEHALF_LIFETIME = 7200;

export type Customer = typeof customer.$inferSelect;

/** The key of a session in the table. */
export const keyOf = (id: string) => createHash('sha256').update(id).digest('hex');

const newId = () => randomBytes(32).toString('base64url');
const expiry = (now: Date, lifetime = SESSION_LIFETIME) => new Date(now.getTime() + lifetime * 1000);

/** The session of an id. Null when there is none, or it has expired. */
export async function findSession(db: Database, id: string, now: Date): Promise<ActiveSession | null> {
  if (id.length > 200) return null;
  const [found] = await db
    .select()
    .from(session)
    .where(and(eq(session.key, keyOf(id)), gt(session.expiresAt, now)));
  return found ?? null;
}

/** Begins an anonymous session. */
export async function createSession(
  db: Database,
  device: string,
  now: Date,
): Promise<{ id: string; session: ActiveSession }> {
  const id = newId();
  const [made] = await db
    .insert(session)
    .values({ key: keyOf(id), device, lastUsedAt: now, expiresAt: expiry(now) })
    .returning();
  if (!made) throw new Error('The session was not stored');
  return { id, session: made };
}

/** The table of sessions, and the cache that has to forget what changes in it. */
export interface SessionStore {
  readonly db: Database;
  readonly sessionCache: SessionCache;
}

/** After the commit the cache forgets these sessions. */
export const forgetSessions = ({ sessionCache }: Pick<SessionStore, 'sessionCache'>, keys: readonly string[]) =>
  afterCommit(() => sessionCache.forget(keys));

/** Each page start prolongs a session to its full life, except for one on behalf of a customer. */
export async function prolong(store: SessionStore, key: string, device: string, now: Date): Promise<void> {
  await store.db
    .update(session)
    .set({ expiresAt: expiry(now), device, lastUsedAt: now })
    .where(and(eq(session.key, key), isNull(session.operatorId)));
  await forgetSessions(store, [key]);
}

/** The new owner of a session. */
interface Owner {
  readonly customerId: number;
  /** The employee who acts for the customer (SES-37); such a session is short. */
  readonly operatorId?: number;
}

/**
 * Gives a session a new id and customer. Its choices, orders and waiting contacts stay with it, and the old id becomes
 * invalid.
 */
export async function renewSession(
  db: Database,
  old: ActiveSession,
  { customerId, operatorId }: Owner,
  now: Date,
): Promise<{ id: string; session: ActiveSession }> {
  const id = newId();
  const key = keyOf(id);
  const expiresAt = expiry(now, operatorId === undefined ? SESSION_LIFETIME : ON_BEHALF_LIFETIME);
  const [made] = await db
    .update(session)
    .set({ key, customerId, operatorId: operatorId ?? null, expiresAt })
    .where(eq(session.key, old.key))
    .returning();
  // A concurrent sign-in or sign-out used this session.
  if (!made) throw sessionExpired();
  await db.update(order).set({ sessionKey: key }).where(eq(order.sessionKey, old.key));
  for (const table of [mailToken, contactChange]) {
    const waiting = and(eq(table.customerId, customerId), eq(table.sessionKey, old.key));
    await db.update(table).set({ sessionKey: key }).where(waiting);
  }
  return { id, session: made };
}

/** Locks the sessions of a customer, and the calling one, until the transaction ends. Returns their keys. */
export async function lockSessionRows(tx: Database, customerId: number, own: string): Promise<string[]> {
  const rows = await tx
    .select({ key: session.key })
    .from(session)
    .where(or(eq(session.customerId, customerId), eq(session.key, own)))
    .orderBy(asc(session.key))
    .for('update');
  return rows.map(({ key }) => key);
}

/** The same, for changing them: after the commit they are read from the database. */
export async function lockSessions(store: SessionStore, customerId: number, own: string): Promise<void> {
  await forgetSessions(store, await lockSessionRows(store.db, customerId, own));
}

/** Ends all other sessions of a customer, because they may belong to a person who only knows the old password. */
export async function endOtherSessions(
  store: SessionStore,
  customerId: number,
  own: string,
  ...kept: string[]
): Promise<void> {
  const { db } = store;
  await lockSessions(store, customerId, own);
  const all = [own, ...kept];
  await db.delete(session).where(and(eq(session.customerId, customerId), notInArray(session.key, all)));
  // Other browsers in which the customer signed in and out are also no longer known.
  await db
    .delete(knownDevice)
    .where(and(eq(knownDevice.customerId, customerId), notInArray(knownDevice.sessionKey, all)));
}

export async function endSession(db: Database, key: string): Promise<void> {
  await db.delete(session).where(eq(session.key, key));
}

export async function forgetExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
}

export async function customerOf(db: Database, { customerId }: ActiveSession): Promise<Customer | null> {
  if (customerId === null) return null;
  const [found] = await db.select().from(customer).where(eq(customer.id, customerId));
  return found ?? null;
}
