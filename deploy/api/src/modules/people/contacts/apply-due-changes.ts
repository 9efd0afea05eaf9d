import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { contactChange, customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { violatesUnique } from '../../../db/unique-violation';
import type { Shop } from '../../../http/context';
import { type Customer, endOtherSessions, lockSessions } from '../../../http/session';
import { warnOldContact } from '../warnings/warn-old-contact';
import { isTaken, sameAddress } from './email';

/** Maximum number of changes per run. */
const BATCH = 100;

type Change = typeof contactChange.$inferSelect;
type ChangeShop = Pick<Shop, 'db' | 'sessionCache' | 'now'>;

/**
 * Applies the changes whose waiting time is over. Several processes may run at once, because each change is made by one
 * of them. A phone or an e-mail that another customer has by now is dropped.
 */
export async function applyDueChanges({ db, sessionCache, now }: ChangeShop, log: Pick<Logger, 'warn'>): Promise<void> {
  const due = await db
    .select()
    .from(contactChange)
    .where(lte(contactChange.takesEffectAt, now()))
    .orderBy(asc(contactChange.takesEffectAt))
    .limit(BATCH);
  for (const change of due) {
    await inTransaction(db, (tx) => apply({ db: tx, sessionCache, now }, change)).catch(async (err: unknown) => {
      log.warn({ err, customer: change.customerId }, 'a waiting change of a contact failed');
      if (violatesUnique(err)) await db.delete(contactChange).where(eq(contactChange.id, change.id));
    });
  }
}

/** The sessions first, then the customer: the order of docs/decisions/0012-locks.md. */
async function apply(store: ChangeShop, { id, customerId }: Change): Promise<void> {
  const { db: tx, now } = store;
  await lockSessions(store, customerId, '');
  const isDue = and(eq(contactChange.id, id), lte(contactChange.takesEffectAt, now()));
  const [change] = await tx.delete(contactChange).where(isDue).returning();
  if (!change) return;
  const { contact, value, sessionKey } = change;
  if (contact === 'email' && value !== '' && (await isTaken(tx, value, customerId))) return;
  await endOtherSessions(store, customerId, sessionKey);
  const [before] = await tx.select().from(customer).where(eq(customer.id, customerId)).for('update');
  if (!before) return;
  await tx
    .update(customer)
    .set(valuesOf(change, before, now()))
    .where(eq(customer.id, customerId));
  const address = contact === 'phone' ? before.phone : before.emailConfirmedAt && before.email;
  if (!address) return;
  await warnOldContact(tx, { customerId, channel: contact === 'phone' ? 'sms' : 'email', address }, { ...change, now });
}

function valuesOf({ contact, value }: Change, before: Customer, now: Date): Partial<Customer> {
  if (contact === 'phone') return { phone: value, ...(before.login === before.phone && { login: value }) };
  if (value === '') return { email: '', emailConfirmedAt: null };
  return { email: value, emailConfirmedAt: now, ...(sameAddress(before.login, before.email) && { login: value }) };
}
