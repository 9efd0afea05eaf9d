import type { AppContext } from 'shared-contracts/app';
import { getViewed } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';

/** What the visitor has looked at, latest first (CAT-51). On the page of a product it is reported, and is not in the list. */
export const viewedQuery = ({ api }: Pick<AppContext, 'api'>, productId?: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'viewed', productId ?? null],
    queryFn: ({ signal }) => api(getViewed, productId ? { productId } : {}, { signal }),
  });

/** Reports that a product is looked at. The answer is cached for the row below it; if the report fails, there is no row. */
export async function reportView(app: Pick<AppContext, 'api' | 'query'>, productId: number): Promise<void> {
  await app.query.prefetchQuery({ ...viewedQuery(app, productId), staleTime: 0 });
  void app.query.invalidateQueries({ queryKey: viewedQuery(app).queryKey });
}
