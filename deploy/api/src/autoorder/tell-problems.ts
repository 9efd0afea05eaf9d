import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { autoOrder, customer, order } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { Letter } from '../partners/mail/mail';
import { letter } from '../people/letters';
import type { AutoOrderShop } from './make-child';

/** How many letters one look sends at most. */
const BATCH = 100;
/** A letter that was not sent, or whose process was killed, is due again after so long, in milliseconds. */
const PATIENCE = 15 * 60_000;

interface Problem {
  id: number;
  problem: string | null;
  origin: string;
  /** The proved address of the customer; null: none. */
  email: string | null;
  /** What was written in the order. */
  orderEmail: string;
}

/**
 * Tells customers by letter what went wrong with their auto-orders, once for each time; whoever gave no address reads it in the
 * cabinet only. Several processes may look at once: each letter is taken on by one of them.
 */
export async function tellProblems({ db, partners: { mail }, now }: AutoOrderShop, log: Pick<Logger, 'warn'>) {
  if (!mail) return;
  for (const problem of await takeOn(db, now())) {
    const to = problem.email ?? problem.orderEmail;
    try {
      if (to !== '' && problem.problem !== null) await mail.send(problemLetter(to, problem.problem, problem));
      await db.update(autoOrder).set({ tellAt: null }).where(eq(autoOrder.orderId, problem.id));
    } catch (error) {
      log.warn({ err: error, autoOrder: problem.id }, 'a letter of an auto-order was not sent');
    }
  }
}

const problemLetter = (to: string, problem: string, { id, origin }: Problem): Letter =>
  letter(to, {
    subject: `Автозаказ № ${id}: не всё получилось`,
    paragraphs: [problem, 'Изменить автозаказ или отменить его можно в личном кабинете.'],
    ...(origin && { link: { url: `${origin}/cabinet/auto-orders/${id}/`, label: 'Открыть автозаказ' } }),
  });

function takeOn(db: Database, now: Date): Promise<Problem[]> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({
        id: autoOrder.orderId,
        problem: autoOrder.problem,
        origin: autoOrder.origin,
        address: customer.email,
        confirmedAt: customer.emailConfirmedAt,
        orderEmail: order.email,
      })
      .from(autoOrder)
      .innerJoin(customer, eq(customer.id, autoOrder.customerId))
      .innerJoin(order, eq(order.id, autoOrder.orderId))
      .where(lte(autoOrder.tellAt, now))
      .orderBy(asc(autoOrder.orderId))
      .limit(BATCH)
      .for('update', { of: autoOrder, skipLocked: true });
    const ids = rows.map(({ id }) => id);
    const again = new Date(now.getTime() + PATIENCE);
    if (ids.length > 0) await tx.update(autoOrder).set({ tellAt: again }).where(inArray(autoOrder.orderId, ids));
    return rows.map(({ address, confirmedAt, ...row }) => ({ ...row, email: confirmedAt && address }));
  });
}
