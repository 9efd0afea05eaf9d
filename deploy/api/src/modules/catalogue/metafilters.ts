import type { MetafilterAnswer } from '@zapovednik/api/catalog/wire/metafilter';
import { asc, eq, ilike, or } from 'drizzle-orm';
import { escapeLike } from '../../base/text/escape-like';
import { metafilter } from '../../db/schema';
import type { Context } from '../../http/context';

const MOST_FOUND = 50;

const present = ({ id, value, name, seo }: typeof metafilter.$inferSelect): MetafilterAnswer => ({
  ID: id,
  VALUE: value,
  NAME: name,
  SEO: seo,
});

/** Filter pages whose path or name contains a text (API-16). */
export async function foundMetafilters(text: string, { db }: Context): Promise<MetafilterAnswer[]> {
  const pattern = `%${escapeLike(text)}%`;
  const rows = await db
    .select()
    .from(metafilter)
    .where(or(ilike(metafilter.value, pattern), ilike(metafilter.name, pattern)))
    .orderBy(asc(metafilter.value))
    .limit(MOST_FOUND);
  return rows.map(present);
}

/** The texts of one page. Null if it has none (API-17). */
export async function metafilterOf(path: string, { db }: Context): Promise<MetafilterAnswer | null> {
  const [row] = await db.select().from(metafilter).where(eq(metafilter.value, path));
  return row ? present(row) : null;
}
