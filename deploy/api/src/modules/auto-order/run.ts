import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { formatLongDate } from 'shared-contracts/dates';
import { lockCustomer } from '../../db/lock-customer';
import { accountDeletion, autoOrder, order } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { makeChild } from './make-child';
import type { AutoOrderShop } from './next-order';
import { madeToday, nextTurn } from './when';

/** Maximum number per run; the next run continues. */
const BATCH = 200;

/** The customer has asked for the deletion of the account: nothing is ordered for them any more. */
const isLeaving = sql`exists (select 1 from ${accountDeletion}
  where ${accountDeletion.customerId} = ${autoOrder.customerId})`;

const isDue = (now: Date) =>
  and(
    isNull(autoOrder.cancelledAt),
    isNull(autoOrder.pausedAt),
    lte(autoOrder.nextDate, madeToday(now)),
    sql`not ${isLeaving}`,
  );

/**
 * Makes the orders that are due, each in its own transaction. Several processes may run at once: the process that locks an auto-order
 * makes its child and moves its date, and the others skip it.
 *
 * @returns how many orders were made
 */
export async function runAutoOrders(shop: AutoOrderShop, log: Pick<Logger, 'error'>): Promise<number> {
  const { db } = shop;
  const now = shop.now();
  const due = await db
    .select({ id: autoOrder.orderId })
    .from(autoOrder)
    .where(isDue(now))
    .orderBy(asc(autoOrder.nextDate), asc(autoOrder.orderId))
    .limit(BATCH);
  let made = 0;
  for (const { id } of due) {
    try {
      if (await inTransaction(db, (tx) => runOne({ ...shop, db: tx, now: () => now }, id))) made += 1;
    } catch (error) {
      log.error({ err: error, autoOrder: id }, 'auto-order failed');
    }
  }
  return made;
}

async function runOne(shop: AutoOrderShop, id: number): Promise<boolean> {
  const { db: tx } = shop;
  const now = shop.now();
  const [mine] = await tx
    .select()
    .from(autoOrder)
    .where(and(eq(autoOrder.orderId, id), isDue(now)))
    .for('update', { skipLocked: true });
  const [parent] = mine ? await tx.select().from(order).where(eq(order.id, id)) : [];
  if (!mine || !parent) return false;
  await lockCustomer(tx, mine.customerId);
  const child = await makeChild(mine, parent, shop);
  const turn = nextTurn(mine.nextDate, mine, madeToday(now));
  const problem = problemOf(child, turn.nextDate);
  await tx
    .update(autoOrder)
    .set({ ...turn, problem, tellAt: problem === null ? null : now })
    .where(eq(autoOrder.orderId, id));
  return child.impossible === undefined;
}

/** The message to the customer about the last child. Null: no problem. */
function problemOf(child: Awaited<ReturnType<typeof makeChild>>, next: string): string | null {
  if (child.impossible !== undefined) {
    return `Заказ не создан. ${child.impossible}. Следующий — ${formatLongDate(next)}`;
  }
  if (child.short.length === 0) return null;
  return `В заказе № ${child.order.id} не хватило товаров: ${child.short.join('; ')}`;
}
