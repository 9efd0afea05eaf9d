import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { knownDevice } from '../../../db/schema';

/** Stores that a customer signed in in this browser. Called with the new key of the session. */
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
 * The key for counting attempts of a known browser; null: the customer never signed in there, in its session or an
 * earlier one. The session of the call identifies the browser, not a cookie.
 *
 * @param customerId null is looked up too, so that the time does not show whether a customer exists
 */
export async function deviceOf(db: Database, sessionKey: string, customerId: number | null): Promise<string | null> {
  const thisDevice = and(eq(knownDevice.sessionKey, sessionKey), eq(knownDevice.customerId, customerId ?? 0));
  const [found] = await db.select({ device: knownDevice.device }).from(knownDevice).where(thisDevice);
  return found?.device ?? null;
}

/** After a sign-out the browser gets another session and stays known. */
export async function moveDevices(db: Database, from: string, to: string): Promise<void> {
  await db.update(knownDevice).set({ sessionKey: to }).where(eq(knownDevice.sessionKey, from));
}
