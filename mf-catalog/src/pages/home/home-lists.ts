import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { listInput, listTitles, type ProductList } from '../../product-carousel/product-lists';

/** The lists of the home page, in their order (CAT-42 to CAT-47). */
const homeLists = ['popular', 'food', 'best-offers', 'seasonal', 'new'] as const satisfies ProductList[];

/** More products than a row shows are read, because products of earlier rows are left out. */
const READ = 30;
const SHOWN = 10;

/** A row of the home page. Its products are null if they could not be read. */
export interface HomeRow {
  readonly list: (typeof homeLists)[number];
  readonly title: string;
  readonly products: readonly ListItem[] | null;
}

type App = Pick<AppContext, 'api' | 'report'>;

/**
 * The rows of the home page: each product is only in the first row that contains it. If a list fails, this is logged,
 * and the other rows are shown.
 */
export const homeListsQuery = (app: App) =>
  queryOptions({
    queryKey: ['mf-catalog', 'home-lists'],
    queryFn: async ({ signal }): Promise<HomeRow[]> => {
      const lists = await Promise.all(homeLists.map((list) => readList(app, list, signal)));
      const seen = new Set<number>();
      return homeLists.map((list, at) => {
        const products = lists[at]?.filter(({ id }) => !seen.has(id)).slice(0, SHOWN) ?? null;
        for (const { id } of products ?? []) seen.add(id);
        return { list, title: listTitles[list], products };
      });
    },
    // A failed row is read again for the next visitor of the page.
    staleTime: ({ state }) => (state.data?.some(({ products }) => products === null) ? 0 : 60_000),
  });

async function readList(
  { api, report }: App,
  list: ProductList,
  signal: AbortSignal,
): Promise<readonly ListItem[] | null> {
  try {
    return (await api(getPage, { ...listInput(list, new Date()), perPage: READ }, { signal })).products;
  } catch (error) {
    if (signal.aborted) throw error;
    report(error, { area: 'mf-catalog', phase: 'loader', name: list });
    return null;
  }
}
