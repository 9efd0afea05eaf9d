import { getAnalogues } from '@zapovednik/api/catalog/calls/catalog';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** Products that can replace this one. */
export const analoguesQuery = ({ api }: Pick<AppContext, 'api'>, productId: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'analogues', productId],
    queryFn: ({ signal }) => api(getAnalogues, { productId }, { signal }),
  });
