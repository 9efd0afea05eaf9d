import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { consent, idempotencyKey, session } from '../../db/schema';
import { type Contact, type GuestData, type PersonalData, withoutKeys } from '../../http/personal-data';
import { type Customer, lockSessionRows } from '../../http/session';

async function consentsOf(db: Database, owner: Customer) {
  const ofAddress = owner.emailConfirmedAt ? eq(consent.email, owner.email.toLowerCase()) : undefined;
  const rows = await db
    .select()
    .from(consent)
    .where(or(eq(consent.customerId, owner.id), ofAddress));
  return rows.map(withoutKeys);
}

/** Stored answers of repeated writes contain personal data. */
const forgetAnswers = (tx: Database, id: number) =>
  tx
    .delete(idempotencyKey)
    .where(
      inArray(
        idempotencyKey.sessionKey,
        tx.select({ key: session.key }).from(session).where(eq(session.customerId, id)),
      ),
    );

const ofGuest = ({ value }: Contact) => and(isNull(consent.customerId), eq(consent.email, value));

/** Consents that were given for an e-mail. Consents in orders belong to the orders. */
const guestConsents: GuestData = {
  async export(db, contact) {
    if (contact.kind === 'phone') return {};
    const rows = await db.select().from(consent).where(ofGuest(contact)).orderBy(asc(consent.id));
    return { consents: rows.map(withoutKeys) };
  },
  async erase(tx, contact) {
    if (contact.kind === 'email') await tx.update(consent).set({ email: null }).where(ofGuest(contact));
  },
};

export const peopleData: PersonalData = {
  holds:
    'The account with name, phone, e-mail and password hash, its sessions and devices; the log of consents, which stays without the address',
  guest: guestConsents,
  export: async (db, owner) => ({ consents: await consentsOf(db, owner) }),
  lock: { level: 'session', take: (tx, customerId) => lockSessionRows(tx, customerId, '') },
  // The log of consents stays, without the address.
  async erase(tx, { id, email, emailConfirmedAt }) {
    await forgetAnswers(tx, id);
    await tx.update(consent).set({ email: null }).where(eq(consent.customerId, id));
    if (emailConfirmedAt) await tx.update(consent).set({ email: null }).where(eq(consent.email, email.toLowerCase()));
  },
};
