import { STAFF } from '@zapovednik/api/cabinet/calls/rights';
import { and, asc, eq } from 'drizzle-orm';
import { shopMoment } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { contactChange, mailToken } from '../../../db/schema';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { Context, CustomerContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { warnOfWaiting } from '../warnings/warn-of-waiting';

const HOUR = 3_600_000;
/** How long the owner can stop an unproved change, in milliseconds. */
const WAIT = 72 * HOUR;
/** Each of them sends messages to all earlier contacts. */
const CHANGES_BY_CUSTOMER: Limit = { name: 'waiting changes by customer', most: 3, seconds: 24 * 3600 };

type NewChange = Pick<typeof contactChange.$inferInsert, 'contact' | 'value' | 'sessionKey'>;

const proofNeeded = () => {
  const message = 'Подтвердите, что это вы: паролем или кодом на прежний номер';
  return new ShopError(422, 'proof_needed', message, { password: message, proof_code: message });
};

/**
 * Checks that a change without a proof may wait: it must be possible to notify the customer. Employees' changes never
 * wait, because many customers depend on employees.
 *
 * @param wants whether the customer agreed to wait
 * @throws ShopError 422 `proof_needed`, 429 after a few in a day
 */
export async function checkMayWait(wants: boolean, owner: Customer, { db, now }: CustomerContext): Promise<void> {
  const isTold = owner.phone !== null || owner.emailConfirmedAt !== null;
  if (!wants || !isTold || owner.groups.some((group) => STAFF.includes(group))) throw proofNeeded();
  await countAttempt(db, CHANGES_BY_CUSTOMER, String(owner.id), now());
}

/**
 * Begins a waiting change, and notifies the earlier contacts. It replaces an earlier change of the same contact, and
 * the waiting time starts again.
 *
 * @param tx the transaction that uses up the code or the link of the new contact
 */
export async function beginWaiting(
  tx: Database,
  change: NewChange,
  owner: Customer,
  context: Pick<Context, 'now' | 'origin' | 'city'>,
): Promise<void> {
  const { now, origin, city } = context;
  const wanted = {
    ...change,
    origin,
    helpPhone: city.phoneShop,
    takesEffectAt: new Date(now().getTime() + WAIT),
  };
  const same = and(eq(contactChange.customerId, owner.id), eq(contactChange.contact, change.contact));
  // A new row has a new number, so the link of an earlier message cannot stop it.
  await tx.delete(contactChange).where(same);
  const [begun] = await tx
    .insert(contactChange)
    .values({ customerId: owner.id, ...wanted })
    .returning();
  if (!begun) throw new Error('The change was not stored');
  await warnOfWaiting(tx, begun, owner, context);
}

/**
 * Ends waiting changes, because the owner has proved their identity.
 *
 * @param isAll also the links of new addresses with a proof: a person who knew the old password may have requested them
 */
export async function endWaiting(
  tx: Database,
  customerId: number,
  { isAll }: { readonly isAll: boolean },
): Promise<void> {
  const ofCustomer = and(eq(mailToken.customerId, customerId), eq(mailToken.purpose, 'email'));
  await tx.delete(mailToken).where(isAll ? ofCustomer : and(ofCustomer, eq(mailToken.waits, true)));
  await tx.delete(contactChange).where(eq(contactChange.customerId, customerId));
}

/** The waiting changes, for the settings. */
export async function waitingChanges(db: Database, customerId: number, now: Date) {
  const rows = await db
    .select()
    .from(contactChange)
    .where(eq(contactChange.customerId, customerId))
    .orderBy(asc(contactChange.takesEffectAt));
  return rows.map(({ contact, value, takesEffectAt }) => ({
    contact,
    value,
    takes_effect: shopMoment(takesEffectAt),
    hours_left: Math.max(0, Math.ceil((takesEffectAt.getTime() - now.getTime()) / HOUR)),
  }));
}
