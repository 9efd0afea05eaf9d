import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database';
import { positionOf } from '../../../db/lock-levels';
import { accountDeletion, customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Shop } from '../../../http/context';
import { type PersonalData, personalData } from '../../../http/personal-data';
import type { Customer } from '../../../http/session';
import { reportDeletion } from '../tracking/tracking';

/** Maximum number of accounts per run; the next run continues. */
const BATCH = 20;
const DAY = 24 * 3_600_000;

export type DeletionShop = Pick<Shop, 'db' | 'partners' | 'now' | 'events'>;

/**
 * Deletes the accounts whose time has come, each in its own transaction. Several processes may run at once. Orders stay without the
 * person, as the law on accounting asks; so do reviews. Each module says what it locks and deletes (`personalData`).
 */
export async function deleteDueAccounts(shop: DeletionShop, log: Pick<Logger, 'error' | 'warn'>) {
  const { db, partners, now } = shop;
  const isDue = and(isNull(accountDeletion.deletedAt), lte(accountDeletion.deletesAt, now()));
  const due = await db
    .select({ id: accountDeletion.customerId })
    .from(accountDeletion)
    .where(isDue)
    .orderBy(asc(accountDeletion.deletesAt))
    .limit(BATCH);
  for (const { id } of due) {
    try {
      const isDeleted = await inTransaction(db, async (tx) => {
        // A customer who takes the deletion back at this moment has the row, or it is gone.
        const [mine] = await tx
          .select()
          .from(accountDeletion)
          .where(and(eq(accountDeletion.customerId, id), isDue))
          .for('update', { skipLocked: true });
        return mine ? deleteUnlessBusy(tx, id, shop) : false;
      });
      if (isDeleted) reportDeletion(id, { partners, log });
    } catch (error) {
      log.error({ err: error, customer: id }, 'an account was not deleted');
    }
  }
}

/** Deletes an account, or puts it off for a day while an order or a payment is in progress. Returns whether it is deleted. */
async function deleteUnlessBusy(
  tx: Database,
  id: number,
  { events, now }: Pick<DeletionShop, 'events' | 'now'>,
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
    // Everything else that belongs to the customer goes with the row.
    await tx.delete(customer).where(eq(customer.id, id));
  }
  await tx.update(accountDeletion).set({ deletedAt: now(), tellAt: now() }).where(row);
  return true;
}

/** Locks what is changed, in the order of docs/decisions/0012-locks.md. Returns the customer, if there is one. */
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
