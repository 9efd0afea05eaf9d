import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { autoOrder, customer, order } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { OwnAutoOrder } from './own-auto-order';

/** Maximum number of emails per run. */
const BATCH = 100;
/** An email that was not sent, or whose process was killed, is due again after this many milliseconds. */
const PATIENCE = 15 * 60_000;

/** An email about an auto-order that is due. */
export interface DueEmail extends OwnAutoOrder {
  /** The confirmed address of the customer, or the one in the order. Empty: there is none, or the customer does not want such emails. */
  readonly to: string;
  /** Records that it was sent or is not needed, unless another one has become due meanwhile. */
  done(): Promise<void>;
}

/**
 * Takes on the emails that are due by a column. Several processes may do it at once: each email is taken by one of them.
 *
 * @param column when the email is due; null: there is none
 * @param only further conditions
 */
export async function takeEmails(
  db: Database,
  now: Date,
  column: 'tellAt' | 'announceAt',
  only?: SQL,
): Promise<DueEmail[]> {
  const again = new Date(now.getTime() + PATIENCE);
  const rows = await inTransaction(db, async (tx) => {
    const found = await tx
      .select({
        auto: autoOrder,
        parent: order,
        address: customer.email,
        confirmedAt: customer.emailConfirmedAt,
        isWanted: customer.autoOrderEmails,
      })
      .from(autoOrder)
      .innerJoin(customer, eq(customer.id, autoOrder.customerId))
      .innerJoin(order, eq(order.id, autoOrder.orderId))
      .where(and(lte(autoOrder[column], now), only))
      .orderBy(asc(autoOrder.orderId))
      .limit(BATCH)
      .for('update', { of: autoOrder, skipLocked: true });
    const ids = found.map(({ auto }) => auto.orderId);
    if (ids.length > 0) {
      await tx
        .update(autoOrder)
        .set({ [column]: again })
        .where(inArray(autoOrder.orderId, ids));
    }
    return found;
  });
  return rows.map(({ auto, parent, address, confirmedAt, isWanted }) => ({
    auto,
    parent,
    to: isWanted ? ((confirmedAt && address) ?? parent.email) : '',
    async done() {
      await db
        .update(autoOrder)
        .set({ [column]: null })
        .where(and(eq(autoOrder.orderId, auto.orderId), eq(autoOrder[column], again)));
    },
  }));
}
