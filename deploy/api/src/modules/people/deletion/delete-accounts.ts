import { and, asc, eq, isNull, lte, not } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { positionOf } from '../../../db/lock-levels';
import { accountDeletion, customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Shop } from '../../../http/context';
import { type PersonalData, personalData } from '../../../http/personal-data';
import { type Customer, forgetSessions, lockSessionRows } from '../../../http/session';
import { isQueued, type Queue } from '../../../jobs/queue';
import { reportDeletion } from '../tracking/tracking';
import { queueDeletionMessage } from './deletion-subject';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The most accounts in one run. The next run continues. */
const BATCH = 20;

const isDue = (now: Date) => and(isNull(accountDeletion.deletedAt), lte(accountDeletion.deletesAt, now));

/**
 * Deletes the due accounts, each in its own transaction. Orders stay without personal data, as the accounting law
 * requires, and so do reviews. Each module defines what it locks and deletes (`personalData`). The law requires the
 * deletion, so the job is never given up.
 */
export const accountDeletions: Queue = {
  name: 'account-deletion',
  title: 'удаление аккаунтов',
  every: MINUTE,
  followsClock: true,
  atOnce: 1,
  pauses: [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
  isEndless: true,
  async find({ db, now }) {
    const due = await db
      .select({ id: accountDeletion.customerId })
      .from(accountDeletion)
      .where(and(isDue(now()), not(isQueued('account-deletion', accountDeletion.customerId))))
      .orderBy(asc(accountDeletion.deletesAt))
      .limit(BATCH);
    return due.map(({ id }) => id);
  },
  describe: async (id) => `customer ${id}`,
  async run({ subjectId }, shop, log) {
    const isDeleted = await inTransaction(shop.db, async (tx) => {
      const [mine] = await tx
        .select()
        .from(accountDeletion)
        .where(and(eq(accountDeletion.customerId, subjectId), isDue(shop.now())))
        .for('update');
      // Without a row it was cancelled, or is done.
      return mine ? deleteUnlessBusy(tx, subjectId, shop) : false;
    });
    if (isDeleted) reportDeletion(subjectId, { partners: shop.partners, log });
    return undefined;
  },
};

/**
 * Deletes an account, or postpones it by a day while an order or a payment is in progress. Returns whether it is
 * deleted.
 */
async function deleteUnlessBusy(
  tx: Database,
  id: number,
  { events, sessionCache, now }: Pick<Shop, 'events' | 'sessionCache' | 'now'>,
): Promise<boolean> {
  const modules = personalData.all(events);
  const row = eq(accountDeletion.customerId, id);
  const found = await lockAll(tx, id, modules);
  if (found && (await isBusy(tx, id, modules))) {
    await tx
      .update(accountDeletion)
      .set({ deletesAt: new Date(now().getTime() + DAY) })
      .where(row);
    return false;
  }
  if (found) {
    for (const module of modules) await module.erase?.(tx, found, now());
    await forgetSessions({ sessionCache }, await lockSessionRows(tx, id, ''));
    // All other data of the customer is deleted together with the row.
    await tx.delete(customer).where(eq(customer.id, id));
  }
  const [deleted] = await tx.update(accountDeletion).set({ deletedAt: now() }).where(row).returning();
  if (deleted) await queueDeletionMessage(tx, deleted, 'account_deleted', now());
  return true;
}

/** Locks the rows to change, in the order of docs/decisions/0012-locks.md. Returns the customer, if there is one. */
async function lockAll(tx: Database, id: number, modules: readonly PersonalData[]): Promise<Customer | undefined> {
  const locks = modules.flatMap(({ lock }) => lock ?? []);
  for (const { take } of locks.toSorted((one, other) => positionOf(one.level) - positionOf(other.level)))
    await take(tx, id);
  const [found] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
  return found;
}

async function isBusy(tx: Database, id: number, modules: readonly PersonalData[]): Promise<boolean> {
  for (const module of modules) if (await module.isBusy?.(tx, id)) return true;
  return false;
}
