import { and, eq, or, type SQL } from 'drizzle-orm';
import { review, type reviewReport, type reviewVote } from '../../db/schema';
import type { Context, SessionContext } from '../../http/context';
import { notFound } from '../../http/shop-error';

type Table = typeof reviewVote | typeof reviewReport;

/** Whose vote or report it is: the customer's, or the anonymous visitor's. */
export const voterOf = ({ session }: SessionContext) =>
  session.customerId === null ? { sessionKey: session.key } : { customerId: session.customerId };

/** The visitor's own rows: of the customer, and of this session from before the sign-in. */
export const ownRows = (table: Table, { session }: SessionContext): SQL | undefined =>
  or(
    eq(table.sessionKey, session.key),
    session.customerId === null ? undefined : eq(table.customerId, session.customerId),
  );

/**
 * Locks a visible review: votes for it wait for each other.
 *
 * @throws ShopError 404, also for a review that a moderator has hidden
 */
export async function lockReview({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.isActive, true)))
    .for('no key update');
  if (!row) throw notFound('Отзыв не найден');
  return row;
}
