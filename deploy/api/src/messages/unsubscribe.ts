import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { consent, subscription } from '../db/schema';
import { CONSENT_TEXTS } from '../order/log-consents';

/**
 * Ends every subscription of an address to goods that come in, and logs that its consent to news is withdrawn. Letters about orders go on.
 * A repeated call changes nothing.
 *
 * @param tx a transaction
 * @param network hash of the network
 */
export async function unsubscribe(tx: Database, email: string, network: string): Promise<void> {
  await tx.delete(subscription).where(sql`lower(${subscription.email}) = lower(${email})`);
  const [last] = await tx
    .select({ given: consent.given })
    .from(consent)
    .where(eq(consent.email, email.toLowerCase()))
    .orderBy(desc(consent.id))
    .limit(1);
  if (last?.given === false) return;
  await tx
    .insert(consent)
    .values({ kind: 'news', given: false, textVersion: CONSENT_TEXTS, email: email.toLowerCase(), network });
}
