import { createHash } from 'node:crypto';
import type { DeviceAnswer } from '@zapovednik/api/cabinet/calls/devices';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { shopMoment } from '../../../base/time/days';
import { location, session } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { endOtherSessions, forgetSessions } from '../../../http/session';

/** The most sessions that are shown, the most recent ones. */
const SHOWN = 50;

/** The name of a session in these calls. It does not reveal the id, and is not the key of the table. */
const publicKey = (key: string) => createHash('sha256').update(`device:${key}`).digest('base64url').slice(0, 22);

/** The customer's sessions: this one first, then by last use. */
export async function devices({ db, customerId, session: own, now }: CustomerContext): Promise<DeviceAnswer[]> {
  const rows = await db
    .select({ session, city: location.name })
    .from(session)
    .leftJoin(location, eq(location.id, session.locationId))
    .where(and(eq(session.customerId, customerId), gt(session.expiresAt, now())))
    .orderBy(desc(eq(session.key, own.key)), desc(session.lastUsedAt))
    .limit(SHOWN);
  return rows.map(({ session: { key, device, lastUsedAt, operatorId }, city }) => ({
    key: publicKey(key),
    name: device,
    city: city ?? '',
    last_used: shopMoment(lastUsedAt),
    is_this: key === own.key,
    on_behalf: operatorId !== null,
  }));
}

/** Ends another session of the customer at once. This session, an ended one and another person's stay unchanged. */
export async function endDevice(wanted: string, context: CustomerContext): Promise<DeviceAnswer[]> {
  const { db, customerId, session: own } = context;
  const rows = await db.select({ key: session.key }).from(session).where(eq(session.customerId, customerId));
  const ended = rows.map(({ key }) => key).filter((key) => key !== own.key && publicKey(key) === wanted);
  if (ended.length > 0) {
    await db.delete(session).where(and(eq(session.customerId, customerId), inArray(session.key, ended)));
    await forgetSessions(context, ended);
  }
  return devices(context);
}

/** Ends all sessions of the customer except this one. */
export async function endOtherDevices(context: CustomerContext): Promise<DeviceAnswer[]> {
  await endOtherSessions(context, context.customerId, context.session.key);
  return devices(context);
}
