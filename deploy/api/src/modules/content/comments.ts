import type { createComment, reportComment } from '@zapovednik/api/content/calls/discussion';
import type { ArticleCommentAnswer } from '@zapovednik/api/content/wire/discussion';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { plainText } from '../../base/text/plain-text';
import { articleComment, commentReport, customer } from '../../db/schema';
import { countAttempt } from '../../http/attempts';
import type { CustomerContext, SessionContext } from '../../http/context';
import { notFound, ShopError, unauthorized } from '../../http/shop-error';
import { ownRows, visitorOf } from '../../http/visitor-rows';
import { lockArticle, presentComment } from './discussion';

/** Comments of one customer. */
const COMMENTS = { name: 'article-comment', most: 10, seconds: 3600 };
/** Reports from one network. */
const REPORTS = { name: 'comment-report', most: 20, seconds: 3600 };
/** The same text of the same customer within this time counts as a repeated click, in milliseconds. */
const REPEATED = 24 * 3_600_000;

/**
 * Stores a customer's comment (API-140). It is visible at once, and a moderator may hide it.
 *
 * @throws ShopError 404 unknown article, 409 the same text again, 429 too many comments
 */
export async function writeComment(
  given: z.output<typeof createComment.body>,
  context: CustomerContext,
): Promise<ArticleCommentAnswer> {
  const { db, customerId, now } = context;
  const { id: articleId } = await lockArticle(context, given.article);
  const [author] = await db.select().from(customer).where(eq(customer.id, customerId));
  if (!author) throw unauthorized();
  const text = plainText(given.text);
  if (text === '') {
    throw new ShopError(400, 'validation', 'Напишите хотя бы пару слов', { text: 'Напишите хотя бы пару слов' });
  }
  await countAttempt(db, COMMENTS, String(customerId), now());
  const same = and(
    eq(articleComment.articleId, articleId),
    eq(articleComment.customerId, customerId),
    eq(articleComment.text, text),
    gt(articleComment.createdAt, new Date(now().getTime() - REPEATED)),
  );
  if ((await db.$count(articleComment, same)) > 0) {
    throw new ShopError(409, 'repeated', 'Такой комментарий вы уже оставили');
  }
  const [row] = await db
    .insert(articleComment)
    .values({ articleId, customerId, name: author.firstName || 'Покупатель', text, createdAt: now() })
    .returning();
  if (!row) throw new Error('The comment was not stored');
  return presentComment(row, customerId);
}

/**
 * Deletes a comment of this customer (API-141, CON-06).
 *
 * @throws ShopError 404, also for a comment of another person
 */
export async function removeComment(id: number, { db, customerId }: CustomerContext): Promise<{ comment: number }> {
  const deleted = await db
    .delete(articleComment)
    .where(and(eq(articleComment.id, id), eq(articleComment.customerId, customerId)))
    .returning({ id: articleComment.id });
  if (deleted.length === 0) throw notFound('Комментарий не найден');
  return { comment: id };
}

/**
 * Stores a visitor's report about a comment. A second report of the visitor replaces the first. The comment stays
 * visible until a moderator hides it.
 *
 * @throws ShopError 404 unknown or hidden, 429 too many reports from this network
 */
export async function reportTo(
  { comment: id, reason }: z.output<typeof reportComment.body>,
  context: SessionContext,
): Promise<{ comment: number }> {
  const { db, log } = context;
  const [found] = await db
    .select({ id: articleComment.id })
    .from(articleComment)
    .where(and(eq(articleComment.id, id), eq(articleComment.isActive, true)))
    .for('no key update');
  if (!found) throw notFound('Комментарий не найден');
  await countAttempt(db, REPORTS, context.network, context.now());
  await db.delete(commentReport).where(and(eq(commentReport.commentId, id), ownRows(commentReport, context)));
  await db.insert(commentReport).values({ commentId: id, reason, ...visitorOf(context) });
  log.info({ comment: id, reason }, 'a comment was reported');
  return { comment: id };
}
