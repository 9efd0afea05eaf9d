import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { consent, customer, subscription } from '../../../db/schema';
import type { Customer } from '../../../http/session';
import { CONSENT_TEXTS } from '../customer/consents';

/**
 * Ends every stock subscription of an address, and logs the withdrawal of its consent to news. Emails about orders are
 * still sent. If a customer has confirmed the address, their settings change too. A repeated call changes nothing.
 *
 * @param tx a transaction
 * @param network hash of the network
 * @returns that customer, if there is one
 */
export async function unsubscribe(tx: Database, email: string, network: string): Promise<Customer | null> {
  const isOwn = sql`lower(${customer.email}) = lower(${email})`;
  const [owner = null] = await tx
    .update(customer)
    .set({ stockEmails: false })
    .where(and(isOwn, isNotNull(customer.emailConfirmedAt)))
    .returning();
  await tx.delete(subscription).where(sql`lower(${subscription.email}) = lower(${email})`);
  const [last] = await tx
    .select({ given: consent.given })
    .from(consent)
    .where(and(eq(consent.email, email.toLowerCase()), eq(consent.kind, 'news')))
    .orderBy(desc(consent.id))
    .limit(1);
  if (last?.given === false) return owner;
  await tx
    .insert(consent)
    .values({ kind: 'news', given: false, textVersion: CONSENT_TEXTS, email: email.toLowerCase(), network });
  return owner;
}
