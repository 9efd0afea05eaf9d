import { createHash } from 'node:crypto';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { autoOrder, customer, order } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { createEmail } from '../messages/create-email';
import type { Email } from '../partners/mail/mail';
import type { AutoOrderShop } from './make-child';

/** Maximum number of emails per run. */
const BATCH = 100;
/** An email that was not sent, or whose process was killed, is due again after this many milliseconds. */
const PATIENCE = 15 * 60_000;

interface Problem {
  id: number;
  problem: string | null;
  origin: string;
  /** The confirmed address of the customer. Null: none. */
  email: string | null;
  /** The address in the order. */
  orderEmail: string;
  /** The customer has not switched these e-mails off in the settings. */
  isWanted: boolean;
}

/**
 * Emails customers about problems with their auto-orders, once for each problem. Customers without an address, or who do not want such
 * emails, only see it in the cabinet. Several processes may run at once: each email is sent by one of them.
 */
export async function sendProblemEmails({ db, partners: { mail }, now }: AutoOrderShop, log: Pick<Logger, 'warn'>) {
  if (!mail) return;
  for (const problem of await takeOn(db, now())) {
    const to = problem.email ?? problem.orderEmail;
    try {
      if (problem.isWanted && to !== '' && problem.problem !== null)
        await mail.send(problemEmail(to, problem.problem, problem));
      await db.update(autoOrder).set({ tellAt: null }).where(eq(autoOrder.orderId, problem.id));
    } catch (error) {
      log.warn({ err: error, autoOrder: problem.id }, 'an email of an auto-order was not sent');
    }
  }
}

const problemEmail = (to: string, problem: string, { id, origin }: Problem): Email => ({
  ...createEmail(to, {
    subject: `Автозаказ № ${id}: не всё получилось`,
    paragraphs: [problem, 'Изменить автозаказ или отменить его можно в личном кабинете.'],
    ...(origin && { link: { url: `${origin}/cabinet/auto-orders/${id}/`, label: 'Открыть автозаказ' } }),
  }),
  key: `auto-order-${createHash('sha256').update(`${id} ${origin} ${to} ${problem}`).digest('hex').slice(0, 40)}`,
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
        isWanted: customer.autoOrderEmails,
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
