import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { mailToken } from '../../../db/schema';
import { ShopError } from '../../../http/shop-error';

type MailToken = typeof mailToken.$inferSelect;

/** Seconds that a link is valid. */
const LIFETIME: Record<MailToken['purpose'], number> = { recovery: 3600, email: 24 * 3600 };

const keyOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates the token of a link. The customer's earlier link for the same purpose becomes invalid. */
export async function issueToken(
  db: Database,
  given: Pick<MailToken, 'customerId' | 'purpose' | 'email'> & Partial<Pick<MailToken, 'waits' | 'sessionKey'>>,
  now: Date,
) {
  const token = randomBytes(32).toString('base64url');
  const row = {
    waits: false,
    sessionKey: '',
    ...given,
    key: keyOf(token),
    expiresAt: new Date(now.getTime() + LIFETIME[given.purpose] * 1000),
  };
  await db
    .insert(mailToken)
    .values(row)
    .onConflictDoUpdate({ target: [mailToken.customerId, mailToken.purpose], set: row });
  return token;
}

/** The customer's new address, to which a link was sent that still works; null: none. */
export async function pendingAddress(db: Database, customerId: number, now: Date): Promise<MailToken | null> {
  const ofCustomer = and(eq(mailToken.customerId, customerId), eq(mailToken.purpose, 'email'));
  const [found] = await db
    .select()
    .from(mailToken)
    .where(and(ofCustomer, gt(mailToken.expiresAt, now)));
  return found ?? null;
}

/** A link of a customer. */
type OwnToken = MailToken & { readonly customerId: number };

/**
 * Uses up a link, in the transaction of its purpose.
 *
 * @throws ShopError 422 when it was used, is too old, belongs to no customer or was never issued.
 */
export async function spendToken(
  tx: Database,
  token: string,
  purpose: MailToken['purpose'],
  now: Date,
): Promise<OwnToken> {
  const [spent] = await tx
    .delete(mailToken)
    .where(and(eq(mailToken.key, keyOf(token)), eq(mailToken.purpose, purpose), gt(mailToken.expiresAt, now)))
    .returning();
  if (spent && spent.customerId !== null) return { ...spent, customerId: spent.customerId };
  const message = 'Ссылка больше не действует. Запросите новую.';
  throw new ShopError(422, 'wrong_token', message, { token: message });
}

export async function forgetOldTokens(db: Database, now: Date): Promise<void> {
  await db.delete(mailToken).where(lt(mailToken.expiresAt, now));
}
