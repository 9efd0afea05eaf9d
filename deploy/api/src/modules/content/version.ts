import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { contentEdition, contentWaiting, pageWords, promotion, publication, vacancy } from '../../db/schema';
import type { Context } from '../../http/context';
import type { PublicationKind } from './publications';

/**
 * A version of the published content. An import adds a live edition, and an undo changes a live edition to an undone
 * one. So the pair of these two counts is never repeated. The other parts change when a text, a page, a vacancy or a promotion starts
 * or ends, or when the next version of a text comes. One statement, so that all parts are of one moment: gateways ask every second.
 */
export async function contentVersion({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  const time = now();
  const editions = (state: 'live' | 'undone') => db.$count(contentEdition, eq(contentEdition.state, state));
  /** The moment of the latest one, in milliseconds. */
  const latest = (kind: PublicationKind): SQL => {
    const appeared = and(eq(publication.kind, kind), lte(publication.publishedAt, time));
    return sql`(select coalesce(floor(extract(epoch from max(${publication.publishedAt})) * 1000), 0)::bigint from ${publication} where ${appeared})`;
  };
  const parts: SQL[] = [
    editions('live'),
    editions('undone'),
    latest('article'),
    latest('news'),
    db.$count(promotion, lte(promotion.startsAt, time)),
    db.$count(promotion, lte(promotion.endsAt, time)),
    db.$count(vacancy, lte(vacancy.publishedAt, time)),
    db.$count(pageWords, lte(pageWords.publishedAt, time)),
    db.$count(contentWaiting, isNotNull(contentWaiting.cameAt)),
  ];
  const version = sql<string>`concat_ws('.', ${sql.join(parts, sql`, `)})`;
  const [row] = await db.select({ version }).from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database gave no version of the content');
  return row.version;
}
