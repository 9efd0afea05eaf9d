import type { likeArticle } from '@zapovednik/api/content/calls/discussion';
import type { ArticleCommentAnswer, DiscussionAnswer } from '@zapovednik/api/content/wire/discussion';
import { toFlag } from '@zapovednik/rules/format';
import { and, count, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { presentDay } from '../../base/time/present-day';
import { articleComment, articleLike, publication } from '../../db/schema';
import { countAttempt } from '../../http/attempts';
import type { Context, SessionContext } from '../../http/context';
import { notFound } from '../../http/shop-error';
import { ownRows, visitorOf } from '../../http/visitor-rows';
import { published } from './publications';

/** Likes from one network. A person reads fewer articles. */
const LIKES = { name: 'article-like', most: 120, seconds: 3600 };

/**
 * Locks a published article, so that its likes are serial.
 *
 * @throws ShopError 404
 */
export async function lockArticle({ db, now }: Pick<Context, 'db' | 'now'>, id: number) {
  const [row] = await db
    .select({ id: publication.id, likes: publication.likes })
    .from(publication)
    .where(and(eq(publication.id, id), published('article', now())))
    .for('no key update');
  if (!row) throw notFound('Статья не найдена');
  return row;
}

/** A comment for its reader. */
export const presentComment = (
  row: typeof articleComment.$inferSelect,
  customerId: number | null,
): ArticleCommentAnswer => ({
  id: row.id,
  name: row.name,
  text: row.text,
  date: presentDay(row.createdAt),
  own: toFlag(customerId !== null && row.customerId === customerId),
});

interface DiscussionRequest {
  id: number;
  page: number;
  perPage: number;
}

/**
 * The likes and comments of an article in this visitor's view.
 *
 * @throws ShopError 404
 */
export async function discussionOf(
  { id, page, perPage }: DiscussionRequest,
  context: SessionContext,
): Promise<DiscussionAnswer> {
  const { db, session, now } = context;
  const [article] = await db
    .select({ likes: publication.likes })
    .from(publication)
    .where(and(eq(publication.id, id), published('article', now())));
  if (!article) throw notFound('Статья не найдена');
  const visible = and(eq(articleComment.articleId, id), eq(articleComment.isActive, true));
  const [total] = await db.select({ count: count() }).from(articleComment).where(visible);
  const rows = await db
    .select()
    .from(articleComment)
    .where(visible)
    .orderBy(desc(articleComment.createdAt), desc(articleComment.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const liked = await db.$count(articleLike, and(eq(articleLike.articleId, id), ownRows(articleLike, context)));
  const comments = total?.count ?? 0;
  return {
    likes: article.likes,
    liked: toFlag(liked > 0),
    count: comments,
    page_count: Math.ceil(comments / perPage),
    comments: rows.map((row) => presentComment(row, session.customerId)),
  };
}

/**
 * Sets or removes the visitor's like (API-139). A second, equal request changes nothing.
 *
 * @throws ShopError 404, 429 too many likes from this network
 */
export async function like(
  { id, liked }: z.output<typeof likeArticle.query>,
  context: SessionContext,
): Promise<z.input<typeof likeArticle.answer>> {
  const { db } = context;
  const { likes } = await lockArticle(context, id);
  await countAttempt(db, LIKES, context.network, context.now());
  const before = await db
    .delete(articleLike)
    .where(and(eq(articleLike.articleId, id), ownRows(articleLike, context)))
    .returning({ id: articleLike.id });
  if (liked === 'Y') await db.insert(articleLike).values({ articleId: id, ...visitorOf(context) });
  const next = Math.max(likes - before.length + Number(liked === 'Y'), 0);
  await db.update(publication).set({ likes: next }).where(eq(publication.id, id));
  return { id, liked, likes: next };
}
