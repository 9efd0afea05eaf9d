import { and, asc, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { order } from '../../../db/schema';
import { takePersonOut } from './take-person-out';

const DAY = 24 * 3_600_000;
/** Within three years of a sale its buyer may go to court, and the shop must be able to answer (article 196 of the Civil Code). */
const COMPLETED = 3 * 365 * DAY;
/** Of an order that was cancelled or not handed over only questions are left. */
const NOT_COMPLETED = 90 * DAY;
/** Maximum number of orders per run; the next run continues. */
const BATCH = 1000;

/** Takes the person out of orders without an account when nobody needs the person any more; see docs/decisions/0043-guests-data.md. */
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
  if (ids.length > 0) await takePersonOut(tx, inArray(order.id, ids));
}
