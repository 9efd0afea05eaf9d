import type { Input } from 'shared-contracts/api/call';
import type { AppContext } from 'shared-contracts/app';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';

/** A page of products: by section, filter or list of ids. */
export const pageQuery = ({ api }: AppContext, input: Input<typeof getPage>) =>
  queryOptions({
    queryKey: ['mf-catalog', 'page', input],
    queryFn: ({ signal }) => api(getPage, input, { signal }),
  });

/** PRD-52. */
export const productsFailed = 'Не удалось загрузить продукты';
