import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { QueryKey } from '@zapovednik/platform/query';
import { useLongerList } from '@zapovednik/ui/disclosure';

export interface ShownPages {
  /** The first page that is shown. */
  readonly first: number;
  /** The goods of all shown pages, each once. */
  readonly products: readonly ListItem[];
}

/**
 * The goods of the current page, below those of the pages that «Показать ещё» has kept.
 *
 * @param queryOf the query of another page of the same list
 */
export function useShownPages(
  page: number,
  products: readonly ListItem[],
  queryOf: (page: number) => { readonly queryKey: QueryKey },
): ShownPages {
  const { first, items } = useLongerList(
    page,
    products,
    queryOf,
    (data: { readonly products: readonly ListItem[] }) => data.products,
  );
  return { first, products: items };
}
