import { type QueryKey, useQueryClient } from '@zapovednik/platform/query';
import { useLocation } from '@zapovednik/platform/router';
import * as z from 'zod/mini';

/**
 * History state of a list that is longer after «Показать ещё»: its first page, and the document that has the pages
 * above.
 */
const longerList = z.object({ firstPage: z.int(), document: z.number() });

/** The state that keeps the pages from `firstPage` on above the next page. */
export const longerListState = (firstPage: number): z.infer<typeof longerList> => ({
  firstPage,
  document: performance.timeOrigin,
});

export const isLonger = (state: unknown): boolean => longerList.safeParse(state).success;

export interface LongerList<Item> {
  /** The first page that is shown. */
  readonly first: number;
  /** The items of all shown pages, each once. */
  readonly items: readonly Item[];
}

/**
 * The items of the current page, below the pages that «Показать ещё» has kept. Kept pages are read from the cache only.
 * If a page is missing or outdated, it and the pages above it are not shown. A new document begins with the page of its
 * address.
 *
 * @param queryOf returns the query of another page of the same list
 * @param itemsOf returns the items in the data of such a query
 */
export function useLongerList<Data, Item extends { readonly id: number }>(
  page: number,
  items: readonly Item[],
  queryOf: (page: number) => { readonly queryKey: QueryKey },
  itemsOf: (data: Data) => readonly Item[],
): LongerList<Item> {
  const query = useQueryClient();
  const { data } = longerList.safeParse(useLocation().state);
  let first = page;
  let shown = items;
  while (data && data.document === performance.timeOrigin && first > Math.max(data.firstPage, 1)) {
    const above = query.getQueryState<Data>(queryOf(first - 1).queryKey);
    if (!above?.data || above.isInvalidated) break;
    const known = new Set(shown.map(({ id }) => id));
    shown = [...itemsOf(above.data).filter(({ id }) => !known.has(id)), ...shown];
    first -= 1;
  }
  return { first, items: shown };
}
