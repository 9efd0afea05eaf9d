import type { Input } from 'shared-contracts/api/call';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

/** A page of products: by section, filter or list of ids. */
export const pageQuery = ({ api }: Shop, input: Input<typeof getPage>) =>
  queryOptions({
    queryKey: ['catalog', 'page', input],
    queryFn: ({ signal }) => api(getPage, input, { signal }),
  });

/** PRD-52. */
export const productsFailed = 'Не удалось загрузить продукты';
