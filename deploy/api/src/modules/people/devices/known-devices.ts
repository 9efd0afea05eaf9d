import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { knownDevice } from '../../../db/schema';

/** A customer signs in: this browser is known to belong to them. Called with the new key of the session. */
export async function rememberDevice(tx: Database, sessionKey: string, customerId: number, now: Date): Promise<void> {
  await tx
    .insert(knownDevice)
    .values({ sessionKey, customerId, signedInAt: now })
    .onConflictDoUpdate({
      target: [knownDevice.sessionKey, knownDevice.customerId],
      set: { signedInAt: now },
    });
}

/**
 * What the attempts of a known browser are counted by; null: the customer never signed in there, as far as its session and the ones
 * before it tell. No cookie tells it: the session of the call does.
 *
 * @param customerId null is asked for, too, so that the time does not show whether a customer exists
 */
export async function deviceOf(db: Database, sessionKey: string, customerId: number | null): Promise<string | null> {
  const thisDevice = and(eq(knownDevice.sessionKey, sessionKey), eq(knownDevice.customerId, customerId ?? 0));
  const [found] = await db.select({ device: knownDevice.device }).from(knownDevice).where(thisDevice);
  return found?.device ?? null;
}

/** A sign-out gives the browser another session; it stays known. */
export async function moveDevices(db: Database, from: string, to: string): Promise<void> {
  await db.update(knownDevice).set({ sessionKey: to }).where(eq(knownDevice.sessionKey, from));
}
