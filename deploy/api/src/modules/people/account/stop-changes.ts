import { eq } from 'drizzle-orm';
import { contactChange } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Context, CustomerContext } from '../../../http/context';
import { endOtherSessions, lockSessions } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { endWaiting } from '../contacts/waiting-changes';
import { ownerOf } from '../customer/owner';
import { changeOfToken } from '../warnings/stop-link';
import { presentAccount } from './account';

/** Cancels waiting changes. Other sessions end, because one of them may have requested the change. */
export async function cancelChanges(context: CustomerContext) {
  const owner = await ownerOf(context);
  await inTransaction(context.db, async (tx) => {
    await endOtherSessions({ ...context, db: tx }, owner.id, context.session.key);
    await endWaiting(tx, owner.id, { isAll: false });
  });
  return presentAccount(context);
}

/**
 * Stops a change by the link from a message. All sessions of the customer end.
 *
 * @throws ShopError 422 if the link is forged, or its change is no longer waiting
 */
export async function stopChange(token: string, { db, sessionCache, linkKey }: Context) {
  const id = changeOfToken(token, linkKey);
  const gone = () =>
    new ShopError(
      422,
      'wrong_token',
      'Эта смена уже не ждёт: её отменили, или она вступила в силу. Позвоните нам, если это были не вы.',
    );
  if (id === null) throw new ShopError(422, 'wrong_token', 'Ссылка не действует. Откройте её из сообщения целиком.');
  await inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(contactChange).where(eq(contactChange.id, id));
    if (!known) throw gone();
    const store = { db: tx, sessionCache };
    await lockSessions(store, known.customerId, '');
    const [change] = await tx.delete(contactChange).where(eq(contactChange.id, id)).returning();
    if (!change) throw gone();
    await endOtherSessions(store, change.customerId, '');
    await endWaiting(tx, change.customerId, { isAll: false });
  });
  return { stopped: true } as const;
}
