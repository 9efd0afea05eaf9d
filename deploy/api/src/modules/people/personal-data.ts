import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { consent, idempotencyKey, session } from '../../db/schema';
import { type PersonalData, withoutKeys } from '../../http/personal-data';
import { type Customer, lockSessions } from '../../http/session';

async function consentsOf(db: Database, owner: Customer) {
  const ofAddress = owner.emailConfirmedAt ? eq(consent.email, owner.email.toLowerCase()) : undefined;
  const rows = await db
    .select()
    .from(consent)
    .where(or(eq(consent.customerId, owner.id), ofAddress));
  return rows.map(withoutKeys);
}

/** Stored answers of repeated writes name the person. */
const forgetAnswers = (tx: Database, id: number) =>
  tx
    .delete(idempotencyKey)
    .where(
      inArray(
        idempotencyKey.sessionKey,
        tx.select({ key: session.key }).from(session).where(eq(session.customerId, id)),
      ),
    );

export const peopleData: PersonalData = {
  export: async (db, owner) => ({ consents: await consentsOf(db, owner) }),
  lock: { level: 'session', take: (tx, customerId) => lockSessions(tx, customerId, '') },
  // The log of consents stays without the address.
  async erase(tx, { id, email, emailConfirmedAt }) {
    await forgetAnswers(tx, id);
    await tx.update(consent).set({ email: null }).where(eq(consent.customerId, id));
    if (emailConfirmedAt) await tx.update(consent).set({ email: null }).where(eq(consent.email, email.toLowerCase()));
  },
};
