import { desc, sql } from 'drizzle-orm';
import type { SearchPage, search } from 'shared-contracts/api/catalog';
import type * as z from 'zod/mini';
import type { Database } from '../db/database';
import { product } from '../db/schema';
import type { Context } from '../http/context';
import { choiceOfControls } from './choice';
import { smartFilter } from './facets';
import { listItems } from './list';
import { availableSet, listSet } from './list-page';
import { countCards, narrow, pageOf } from './select';
import { sortingOf } from './sort';

/** More are not looked through: whoever needs the thousandth result refines the search. */
const MOST_FOUND = 1000;
/** How alike a mistyped text must be to a part of the name, 0 to 1. */
const LIKENESS = 0.4;

type SearchRequest = z.output<typeof search.query>;

interface Found {
  /** Best first. */
  ids: number[];
  misspell: string | null;
}

/** Words of a text as a full-text query: all must be there, each may go on: `'корм':* & 'лосо':*`. Articles keep their hyphens. */
export function wordsQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => `'${word}':*`).join(' & ');
}

async function findByWords(db: Database, text: string): Promise<number[]> {
  const words = wordsQuery(text);
  if (!words) return [];
  // Russian for words with their endings, plain for brands, articles and bar codes.
  const query = sql`(to_tsquery('russian', ${words}) || to_tsquery('simple', ${words}))`;
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(sql`${product.search} @@ ${query}`)
    .orderBy(desc(sql`ts_rank(${product.search}, ${query})`), desc(product.popularity), product.id)
    .limit(MOST_FOUND);
  return rows.map(({ id }) => id);
}

/** Names like the text, for what is mistyped; the likest name's words say what was meant. */
async function findAlike(db: Database, text: string): Promise<Found> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`);
    const alike = sql<number>`word_similarity(${text}, ${product.name})`;
    const rows = await tx
      .select({ id: product.id, name: product.name })
      .from(product)
      .where(sql`${text} <% ${product.name}`)
      .orderBy(desc(alike), desc(product.popularity), product.id)
      .limit(200);
    return { ids: rows.map(({ id }) => id), misspell: await meant(tx, text, rows[0]?.name) };
  });
}

/** The text with each of its words replaced by the likest word of a name. */
async function meant(db: Database, text: string, name: string | undefined): Promise<string | null> {
  if (name === undefined) return null;
  const [row] = await db
    .select({
      text: sql<string>`(
        select string_agg(likest.word, ' ' order by typed.place)
        from regexp_split_to_table(lower(${text}), '\\s+') with ordinality as typed(word, place)
        cross join lateral (
          select word from regexp_split_to_table(lower(${name}), '[^[:alnum:]]+') as word
          order by similarity(word, typed.word) desc limit 1
        ) as likest
      )`,
    })
    .from(sql`(values (1)) as one`);
  return row?.text ?? null;
}

/** Products by a text, with their filters (API-10). */
export async function searchPage(text: string, request: SearchRequest, context: Context): Promise<SearchPage> {
  const { db, catalogue } = context;
  const exact = await findByWords(db, text);
  const { ids, misspell } = exact.length > 0 ? { ids: exact, misspell: null } : await findAlike(db, text);
  const index = await catalogue.upToDate();
  const list = listSet(index, { ids, sectionId: request.section }, context.shopId !== null, context);
  const choice = choiceOfControls(request.controls ?? {}, catalogue.reference);
  const found = narrow(index, list, choice);
  const { order, reversed } = sortingOf(request.sort ?? { relevance: 'desc' });
  const count = countCards(index, found);
  const page = pageOf(index, found, {
    order: order === 'relevance' ? Int32Array.from(ids.flatMap((id) => index.positions.get(id) ?? [])) : order,
    reversed: order !== 'relevance' && reversed,
    available: availableSet(index, context),
    from: (request.page - 1) * request.perPage,
    count: request.perPage,
  });
  return {
    products: await listItems(context, page),
    page_count: Math.ceil(count / request.perPage),
    product_count: count,
    misspell,
    smart_filter: smartFilter(index, catalogue.reference, list, choice, null),
    product_ids: ids,
  };
}
