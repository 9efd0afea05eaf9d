import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { author, pageWords } from '../../../db/schema';
import type { AuthorRecord, PageRecord } from './records';

/** The words of a page; null: it has those of its code. */
export async function storedPage(db: Database, code: string): Promise<PageRecord | null> {
  const [row] = await db.select().from(pageWords).where(eq(pageWords.code, code));
  return row ? { lead: row.lead, body: row.body, publishedAt: row.publishedAt.toISOString() } : null;
}

export async function writePage(db: Database, code: string, { publishedAt, ...words }: PageRecord): Promise<void> {
  const row = { ...words, publishedAt: new Date(publishedAt) };
  await db
    .insert(pageWords)
    .values({ code, ...row })
    .onConflictDoUpdate({ target: pageWords.code, set: row });
}

/** The page has the words of its code again. */
export const removePage = (db: Database, code: string): Promise<unknown> =>
  db.delete(pageWords).where(eq(pageWords.code, code));

/** An author; null: there is no such page. */
export async function storedAuthor(db: Database, code: string): Promise<AuthorRecord | null> {
  const { name, role, about, picture } = author;
  const [row] = await db.select({ name, role, about, picture }).from(author).where(eq(author.code, code));
  return row ?? null;
}

export async function writeAuthor(db: Database, code: string, record: AuthorRecord): Promise<void> {
  await db
    .insert(author)
    .values({ code, ...record })
    .onConflictDoUpdate({ target: author.code, set: record });
}

/** The texts of an author keep the name, without a page that it leads to. */
export const removeAuthor = (db: Database, code: string): Promise<unknown> =>
  db.delete(author).where(eq(author.code, code));
