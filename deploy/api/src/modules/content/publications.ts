import type {
  Author,
  PublicationDetailAnswer,
  PublicationPageAnswer,
  PublicationTeaserAnswer,
} from '@zapovednik/api/content/wire/publication';
import { and, asc, count, desc, eq, lte, ne, type SQL } from 'drizzle-orm';
import { presentDay } from '../../base/time/present-day';
import { author, publication, section } from '../../db/schema';
import type { Context } from '../../http/context';
import { notFound } from '../../http/shop-error';

type Row = typeof publication.$inferSelect;
export type PublicationKind = Row['kind'];

/** The number of other texts that are recommended below a text. */
const RELATED = 3;

/** Texts of a kind that have appeared. */
export const published = (kind: PublicationKind, now: Date) =>
  and(eq(publication.kind, kind), eq(publication.isActive, true), lte(publication.publishedAt, now));

const presentTeaser = (row: Omit<Row, 'body' | 'goods'>): PublicationTeaserAnswer => ({
  id: row.id,
  code: row.code,
  title: row.title,
  lead: row.lead,
  picture: row.picture,
  topic: row.topic,
  date: presentDay(row.publishedAt),
});

interface PageRequest {
  page: number;
  perPage: number;
  filter?: { topic?: string | undefined } | undefined;
}

/** A page of articles or news, the newest first (API-135, API-137). */
export async function publicationPage(
  kind: PublicationKind,
  { page, perPage, filter }: PageRequest,
  { db, now }: Context,
): Promise<PublicationPageAnswer> {
  const all = published(kind, now());
  const chosen = filter?.topic === undefined ? all : and(all, eq(publication.topic, filter.topic));
  const total = await db.$count(publication, chosen);
  const rows = await db
    .select()
    .from(publication)
    .where(chosen)
    .orderBy(desc(publication.publishedAt), desc(publication.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const topics = await db
    .select({ code: publication.topic, count: count() })
    .from(publication)
    .where(all)
    .groupBy(publication.topic)
    .orderBy(desc(count()), asc(publication.topic));
  return { count: total, page_count: Math.ceil(total / perPage), topics, items: rows.map(presentTeaser) };
}

/**
 * One text with further reading (API-136, API-138).
 *
 * @throws ShopError 404, also for one that is not published yet
 */
export async function publicationBy(
  kind: PublicationKind,
  code: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<PublicationDetailAnswer> {
  const all = published(kind, now());
  const [row] = await db
    .select()
    .from(publication)
    .where(and(all, eq(publication.code, code)));
  if (!row) throw notFound(kind === 'news' ? 'Новость не найдена' : 'Статья не найдена');
  const newest = (which: SQL, limit: number) =>
    db
      .select()
      .from(publication)
      .where(and(all, which, ne(publication.id, row.id)))
      .orderBy(desc(publication.publishedAt), desc(publication.id))
      .limit(limit);
  // The lists are read one after the other, each by its index.
  const ofTopic = await newest(eq(publication.topic, row.topic), RELATED);
  const missing = RELATED - ofTopic.length;
  const related = missing > 0 ? [...ofTopic, ...(await newest(ne(publication.topic, row.topic), missing))] : ofTopic;
  const [writer] = await db
    .select({ code: author.code, picture: author.picture })
    .from(author)
    .where(eq(author.name, row.author));
  const [goods] = await db
    .select({ section: section.id, code: section.uniqueCode, name: section.name })
    .from(section)
    .where(eq(section.uniqueCode, row.goods));
  return {
    ...presentTeaser(row),
    body: row.body,
    author: row.author,
    author_role: row.authorRole,
    author_page: writer ?? null,
    goods: goods ?? null,
    published: row.publishedAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    related: related.map(presentTeaser),
  };
}

/** Of an author's articles, this many are shown: more than a person writes for a shop in years. */
const OF_AUTHOR = 50;

/**
 * An author with the newest articles of this author.
 *
 * @throws ShopError 404
 */
export async function authorBy(code: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<Author> {
  const [row] = await db.select().from(author).where(eq(author.code, code));
  if (!row) throw notFound('Автор не найден');
  const articles = await db
    .select()
    .from(publication)
    .where(and(published('article', now()), eq(publication.author, row.name)))
    .orderBy(desc(publication.publishedAt), desc(publication.id))
    .limit(OF_AUTHOR);
  const { name, role, about, picture } = row;
  return { code, name, role, body: about, picture, articles: articles.map(presentTeaser) };
}
