import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database';
import { accountDeletion } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { DeletionShop } from './delete-accounts';
import { type Deletion, deletionEmail, deletionKey, deletionSms } from './deletion-messages';

const MINUTE = 60_000;
/** Maximum number of messages per run. */
const BATCH = 100;
/** A message that was not sent, or whose process was killed, is due again after this many milliseconds. */
const PATIENCE = 15 * MINUTE;
/** A message that could not be sent for so long is given up, so that the address is not kept for ever. */
const GIVEN_UP = 3 * 24 * 60 * MINUTE;

/**
 * Tells customers that they asked for a deletion, and that the account is deleted: by e-mail, or by SMS without a confirmed address.
 * Several processes may run at once: each message is sent by one of them.
 */
export async function sendDeletionMessages(shop: DeletionShop, log: Pick<Logger, 'warn'>): Promise<void> {
  const { db, now } = shop;
  for (const deletion of await takeOn(db, now())) {
    const since = deletion.deletedAt ?? deletion.askedAt;
    const isSent = await send(deletion, shop).then(
      () => true,
      (err: unknown) => {
        log.warn({ err, customer: deletion.customerId }, 'a message about a deleted account was not sent');
        return false;
      },
    );
    if (isSent || now().getTime() - since.getTime() > GIVEN_UP) await finish(db, deletion);
  }
}

async function send(deletion: Deletion, { partners: { mail, sms } }: DeletionShop): Promise<void> {
  if (deletion.email !== '') await mail?.send(deletionEmail(deletion));
  else if (deletion.phone !== '')
    await sms?.send({ phone: deletion.phone, text: deletionSms(deletion), key: deletionKey(deletion) });
}

/** Nothing leads to the person after the last message. If the account was deleted meanwhile, the next message stays due. */
const finish = (db: Database, { customerId, deletedAt }: Deletion) =>
  db
    .update(accountDeletion)
    .set({ tellAt: null, ...(deletedAt && { email: '', phone: '' }) })
    .where(and(eq(accountDeletion.customerId, customerId), deletedAt ? undefined : isNull(accountDeletion.deletedAt)));

function takeOn(db: Database, now: Date): Promise<Deletion[]> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(accountDeletion)
      .where(lte(accountDeletion.tellAt, now))
      .orderBy(asc(accountDeletion.tellAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ customerId }) => customerId);
    const tellAt = new Date(now.getTime() + PATIENCE);
    if (ids.length > 0)
      await tx.update(accountDeletion).set({ tellAt }).where(inArray(accountDeletion.customerId, ids));
    return rows;
  });
}
