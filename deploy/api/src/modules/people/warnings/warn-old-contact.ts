import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { contactWarning } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { queueWarning } from './queue-warning';

/** Milliseconds that a row is stored. */
const STORED = 24 * 3_600_000;
/**
 * The most warnings to one contact in that time, because repeated changes must not flood it. The first ones are enough
 * to warn its owner.
 */
const MOST_A_DAY = 3;

type Contact = Pick<typeof contactWarning.$inferInsert, 'customerId' | 'channel' | 'address'>;

/**
 * Queues a warning to the customer's earlier contact in the transaction of the change, so that both are stored or
 * neither is. Only for proved contacts, because another one may belong to a stranger.
 *
 * @param tx the transaction that has locked the customer
 */
export async function warnOldContact(
  tx: Database,
  contact: Contact,
  { now, origin, helpPhone }: Pick<Context, 'now' | 'origin'> & { readonly helpPhone: string },
): Promise<void> {
  const createdAt = now();
  const recent = and(
    eq(contactWarning.address, contact.address),
    isNull(contactWarning.changeId),
    gt(contactWarning.createdAt, new Date(createdAt.getTime() - STORED)),
  );
  if ((await tx.$count(contactWarning, recent)) >= MOST_A_DAY) return;
  await queueWarning(tx, { ...contact, origin, helpPhone, createdAt });
}

export async function forgetOldWarnings(tx: Database, now: Date): Promise<void> {
  await tx.delete(contactWarning).where(lt(contactWarning.createdAt, new Date(now.getTime() - STORED)));
}
