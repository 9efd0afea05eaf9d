import { and, asc, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { bookedVisit } from '../../../db/schema';
import { forgetConclusions } from '../visits/conclusion';
import { forgetNames, withoutVisitor } from './guest-data';

const DAY = 24 * 3_600_000;
/**
 * Within three years of a visit the customer may sue the shop, and the shop needs the data to answer (article 196 of
 * the Civil Code).
 */
const HELD = 3 * 365 * DAY;
/** For a cancelled visit, the data is only needed for questions. */
const NOT_HELD = 90 * DAY;
/** Maximum number of visits per run; the next run continues. */
const BATCH = 1000;

/**
 * Removes personal data from visits without an account when it is no longer needed; see
 * docs/decisions/0043-guests-data.md.
 */
export async function forgetOldGuests(tx: Database, now: Date): Promise<void> {
  const before = (time: number) => lt(bookedVisit.startsAt, new Date(now.getTime() - time));
  const due = await tx
    .select({ id: bookedVisit.id })
    .from(bookedVisit)
    .where(
      and(
        isNull(bookedVisit.customerId),
        ne(bookedVisit.phone, ''),
        before(NOT_HELD),
        or(ne(bookedVisit.status, 'booked'), before(HELD)),
      ),
    )
    .orderBy(asc(bookedVisit.id))
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(bookedVisit)
    .set({ ...withoutVisitor, sessionKey: null })
    .where(inArray(bookedVisit.id, ids));
  await forgetConclusions(tx, ids);
  await forgetNames(tx, ids);
}
