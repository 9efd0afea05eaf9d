import { formatDay } from '@zapovednik/rules/dates';
import { and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm';
import { shopDay } from '../../../base/time/days';
import { lockCustomer } from '../../../db/lock-customer';
import { accountDeletion, autoOrder, order } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { isQueued, type Queue } from '../../../jobs/queue';
import { queueMessages } from '../../messages/api';
import { madeToday, nextTurn } from '../times/when';
import { makeChild } from './make-child';
import type { AutoOrderShop } from './next-order';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The most orders in one run. The next run continues. */
const BATCH = 200;

/** The customer has asked to delete the account, so no more orders are made for them. */
const isLeaving = sql`exists (select 1 from ${accountDeletion}
  where ${accountDeletion.customerId} = ${autoOrder.customerId})`;

const isDue = (now: Date) =>
  and(
    isNull(autoOrder.cancelledAt),
    isNull(autoOrder.pausedAt),
    lte(autoOrder.nextDate, madeToday(now)),
    sql`not ${isLeaving}`,
  );

/** Makes the due orders. For each, one transaction makes the child and moves the date. */
export const nextOrders: Queue = {
  name: 'auto-order',
  title: 'автозаказы',
  every: MINUTE,
  followsClock: true,
  atOnce: 1,
  pauses: [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR],
  async find({ db, now }) {
    const due = await db
      .select({ id: autoOrder.orderId })
      .from(autoOrder)
      .where(and(isDue(now()), not(isQueued('auto-order', autoOrder.orderId))))
      .orderBy(asc(autoOrder.nextDate), asc(autoOrder.orderId))
      .limit(BATCH);
    return due.map(({ id }) => id);
  },
  describe: async (id) => `auto-order ${id}`,
  async run({ subjectId }, shop) {
    const now = shop.now();
    await inTransaction(shop.db, (tx) => runOne({ ...shop, db: tx, now: () => now }, subjectId));
    return undefined;
  },
};

async function runOne(shop: AutoOrderShop, id: number): Promise<void> {
  const { db: tx } = shop;
  const now = shop.now();
  const [mine] = await tx
    .select()
    .from(autoOrder)
    .where(and(eq(autoOrder.orderId, id), isDue(now)))
    .for('update');
  const [parent] = mine ? await tx.select().from(order).where(eq(order.id, id)) : [];
  // Meanwhile it was changed or ended, or its order was made.
  if (!mine || !parent) return;
  await lockCustomer(tx, mine.customerId);
  const child = await makeChild(mine, parent, shop);
  const turn = nextTurn(mine.nextDate, mine, madeToday(now));
  const problem = problemOf(child, turn.nextDate, shopDay(now));
  await tx
    .update(autoOrder)
    .set({ ...turn, problem })
    .where(eq(autoOrder.orderId, id));
  if (problem !== null) await queueMessages(tx, { kind: 'auto_order', id, event: 'problem', channels: ['email'] }, now);
}

/** The message to the customer about the last child. Null: no problem. */
function problemOf(child: Awaited<ReturnType<typeof makeChild>>, next: string, today: string): string | null {
  if (child.impossible !== undefined) {
    return `Заказ не создан. ${child.impossible}. Следующий — ${formatDay(next, today)}`;
  }
  if (child.short.length === 0) return null;
  return `В заказе № ${child.order.id} не хватило товаров: ${child.short.join('; ')}`;
}
