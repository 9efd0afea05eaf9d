import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database';
import { contactWarning } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Shop } from '../../../http/context';
import { type Warning, warningEmail, warningSms } from './warning-messages';

export type WarningShop = Pick<Shop, 'db' | 'partners' | 'now' | 'linkKey'>;

/** Maximum number of messages per run. */
const BATCH = 100;
/** A message that was not sent, or whose process was killed, is due again after this many milliseconds. */
const PATIENCE = 5 * 60_000;

/**
 * Sends the warnings about changed contacts, and about changes that wait, that are due. Several processes may run at once: each message is sent by one of them. What a
 * service does not take is tried again until its row is forgotten, a day later.
 */
export async function sendContactWarnings(shop: WarningShop, log: Pick<Logger, 'warn'>): Promise<void> {
  const { linkKey, partners } = shop;
  const { mail, sms } = partners;
  const channels = [...(mail ? ['email' as const] : []), ...(sms ? ['sms' as const] : [])];
  if (channels.length === 0) return;
  for (const warning of await takeWarnings(shop.db, channels, shop.now())) {
    try {
      if (warning.channel === 'email') await mail?.send(warningEmail(warning, linkKey));
      else
        await sms?.send({
          phone: warning.address,
          text: warningSms(warning, linkKey),
          key: warning.key,
          mayBeSent: true,
        });
      await shop.db.update(contactWarning).set({ sendAt: null }).where(eq(contactWarning.id, warning.id));
    } catch (error) {
      log.warn({ err: error, customer: warning.customerId }, 'a warning about a changed contact was not sent');
    }
  }
}

/** Takes on what is due by moving its next attempt. */
function takeWarnings(db: Database, channels: Warning['channel'][], now: Date): Promise<Warning[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(contactWarning)
      .where(and(lte(contactWarning.sendAt, now), inArray(contactWarning.channel, channels)))
      .orderBy(asc(contactWarning.sendAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    const sendAt = new Date(now.getTime() + PATIENCE);
    if (ids.length > 0) await tx.update(contactWarning).set({ sendAt }).where(inArray(contactWarning.id, ids));
    return due;
  });
}
