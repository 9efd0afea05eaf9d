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
import type { ProductIndex } from './product-index';
import { countCards, narrow, pageOf } from './select';
import { sortingOf } from './sort';

/** More are not looked through: whoever needs the thousandth result refines the search. */
const MOST_FOUND = 1000;

type SearchRequest = z.output<typeof search.query>;

/** Words of a text as a full-text query: all must be there, each may go on: `'корм':* & 'лосо':*`. Articles keep their hyphens. */
export function wordsQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** Ids of what holds all words, best first: of very many, the most popular are ranked. */
async function findByWords(db: Database, text: string): Promise<number[]> {
  const words = wordsQuery(text);
  if (!words) return [];
  // Russian for words with their endings, plain for brands, articles and bar codes.
  const query = sql`(to_tsquery('russian', ${words}) || to_tsquery('simple', ${words}))`;
  const popular = db
    .select({ id: product.id, search: product.search, popularity: product.popularity })
    .from(product)
    .where(sql`${product.search} @@ ${query}`)
    .orderBy(desc(product.popularity), product.id)
    .limit(MOST_FOUND)
    .as('popular');
  const rows = await db
    .select({ id: popular.id })
    .from(popular)
    .orderBy(desc(sql`ts_rank(${popular.search}, ${query})`), desc(popular.popularity), popular.id);
  return rows.map(({ id }) => id);
}

/** What a text finds; where it finds nothing, what its mistyped words may have meant. */
async function find(db: Database, text: string, { vocabulary }: ProductIndex) {
  const ids = await findByWords(db, text);
  const meant = ids.length > 0 ? null : vocabulary.correct(text);
  if (meant === null) return { ids, misspell: null };
  const found = await findByWords(db, meant);
  return { ids: found, misspell: found.length > 0 ? meant : null };
}

/** Products by a text, with their filters (API-10). */
export async function searchPage(text: string, request: SearchRequest, context: Context): Promise<SearchPage> {
  const { db, catalogue } = context;
  const index = await catalogue.upToDate();
  const { ids, misspell } = await find(db, text, index);
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
