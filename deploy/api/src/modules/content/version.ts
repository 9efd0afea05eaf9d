import { and, eq, isNotNull, lte, max } from 'drizzle-orm';
import { contentEdition, contentWaiting, pageWords, promotion, publication, vacancy } from '../../db/schema';
import type { Context } from '../../http/context';
import type { PublicationKind } from './publications';

/**
 * A version of the published content. An import adds a live edition, and an undo changes a live edition to an undone
 * one. So the pair of these two counts is never repeated. The other parts change when a text, a page, a vacancy or a promotion starts
 * or ends, or when the next version of a text comes.
 */
export async function contentVersion({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  const time = now();
  const editions = (state: 'live' | 'undone') => db.$count(contentEdition, eq(contentEdition.state, state));
  const latest = async (kind: PublicationKind) => {
    const appeared = and(eq(publication.kind, kind), lte(publication.publishedAt, time));
    const [row] = await db
      .select({ at: max(publication.publishedAt) })
      .from(publication)
      .where(appeared);
    return row?.at?.getTime() ?? 0;
  };
  const parts = [
    await editions('live'),
    await editions('undone'),
    await latest('article'),
    await latest('news'),
    await db.$count(promotion, lte(promotion.startsAt, time)),
    await db.$count(promotion, lte(promotion.endsAt, time)),
    await db.$count(vacancy, lte(vacancy.publishedAt, time)),
    await db.$count(pageWords, lte(pageWords.publishedAt, time)),
    await db.$count(contentWaiting, isNotNull(contentWaiting.cameAt)),
  ];
  return parts.join('.');
}
