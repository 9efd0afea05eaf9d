import { and, eq, lte, max } from 'drizzle-orm';
import { contentEdition, promotion, publication } from '../../db/schema';
import type { Context } from '../../http/context';
import type { PublicationKind } from './publications';

/**
 * Marks what editors have published. An import adds a live edition, and an undo turns one into an undone one, so these two counts together
 * never come back. The other parts change when the time of a text or of a promotion comes.
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
  ];
  return parts.join('.');
}
