import type { Input } from 'shared-contracts/api/call';
import type { AppContext } from 'shared-contracts/app';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';

/** How long a page of a list is kept, in milliseconds: who returns from a product sees all pages that «Показать ещё» had shown. */
export const keptFor = 1_800_000;

/** A page of products: by section, filter or list of ids. */
export const pageQuery = ({ api }: AppContext, input: Input<typeof getPage>) =>
  queryOptions({
    queryKey: ['mf-catalog', 'page', input],
    queryFn: ({ signal }) => api(getPage, input, { signal }),
    gcTime: keptFor,
  });

/** PRD-52. */
export const productsFailed = 'Не удалось загрузить продукты';
