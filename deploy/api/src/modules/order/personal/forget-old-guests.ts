import { and, asc, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { order } from '../../../db/schema';
import { anonymizeOrders } from './anonymize-orders';

const DAY = 24 * 3_600_000;
/**
 * Within three years of a sale the buyer may sue the shop, and the shop needs the data to answer (article 196 of the
 * Civil Code).
 */
const COMPLETED = 3 * 365 * DAY;
/** For an order that was cancelled or not handed over, the data is only needed for questions. */
const NOT_COMPLETED = 90 * DAY;
/** Maximum number of orders per run; the next run continues. */
const BATCH = 1000;

/**
 * Removes personal data from orders without an account when it is no longer needed; see
 * docs/decisions/0043-guests-data.md.
 */
export async function forgetOldGuests(tx: Database, now: Date): Promise<void> {
  const before = (time: number) => lt(order.endedAt, new Date(now.getTime() - time));
  const due = await tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        isNull(order.customerId),
        ne(order.phone, ''),
        before(NOT_COMPLETED),
        or(ne(order.statusId, 'F'), before(COMPLETED)),
      ),
    )
    .orderBy(asc(order.id))
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await anonymizeOrders(tx, inArray(order.id, ids));
}
