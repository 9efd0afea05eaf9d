import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { buyWithQuery } from '../products/product-query';

/** The number of products for which recommendations are read: the last ones chosen. */
const ASKED = 3;
const SHOWN = 10;

/** Products that are bought together with these: one for each of them in turn, without these products themselves. */
export const boughtWithSeveralQuery = (app: AppContext, productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['mf-catalog', 'buy-with-several', productIds],
    async queryFn(): Promise<ListItem[]> {
      const asked = productIds.slice(0, ASKED).map((id) => app.query.ensureQueryData(buyWithQuery(app, id)));
      return inTurn(await Promise.all(asked), new Set(productIds)).slice(0, SHOWN);
    },
  });

/** The first of each list, then the second of each …; only one size of each product, without the products in `left`. */
function inTurn(lists: readonly (readonly ListItem[])[], left: ReadonlySet<number>): ListItem[] {
  const found = new Map<number, ListItem>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const item = list[turn];
      const sizes = item ? [item.id, ...item.variants.map(({ id }) => id)] : [];
      if (item && !sizes.some((id) => left.has(id) || found.has(id))) found.set(item.id, item);
    }
  }
  return [...found.values()];
}
