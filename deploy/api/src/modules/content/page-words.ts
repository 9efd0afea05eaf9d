import type { PageWords } from '@zapovednik/api/content/calls/page-words';
import { and, eq, lte } from 'drizzle-orm';
import { pageWords } from '../../db/schema';
import type { Context } from '../../http/context';

/** The words that editors gave a page; null: none, or their time has not come. */
export async function wordsOfPage(code: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<PageWords | null> {
  const { lead, body } = pageWords;
  const begun = and(eq(pageWords.code, code), lte(pageWords.publishedAt, now()));
  const [row] = await db.select({ lead, body }).from(pageWords).where(begun);
  return row ?? null;
}
