import type { Input } from '@zapovednik/api/call';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/**
 * How long a page of a list is cached, in milliseconds: after returning from a product, the visitor sees all pages that
 * «Показать ещё» had shown.
 */
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
