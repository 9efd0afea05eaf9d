import type { reportReview } from '@zapovednik/api/catalog/calls/review-writes';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { plainText } from '../../../base/text/plain-text';
import { reviewReport } from '../../../db/schema';
import { countAttempt } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { ownRows, visitorOf } from '../../../http/visitor-rows';
import { lockReview } from './voter';

/** Reports from one network. */
const REPORTS = { name: 'review-report', most: 20, seconds: 3600 };

/**
 * Stores a visitor's report about a review. A second report of the visitor replaces the first. The review stays visible
 * until a moderator hides it.
 *
 * @throws ShopError 404 unknown or hidden, 429 too many reports from this network
 */
export async function report(
  { review: id, reason, text }: z.output<typeof reportReview.body>,
  context: SessionContext,
): Promise<{ review: number }> {
  const { db, log } = context;
  await lockReview(context, id);
  await countAttempt(db, REPORTS, context.network, context.now());
  await db.delete(reviewReport).where(and(eq(reviewReport.reviewId, id), ownRows(reviewReport, context)));
  await db.insert(reviewReport).values({ reviewId: id, reason, text: plainText(text), ...visitorOf(context) });
  log.info({ review: id, reason }, 'a review was reported');
  return { review: id };
}
