import type { AppContext } from 'shared-contracts/app';
import { getAnalogues } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';

/** Products that can take the place of this one. */
export const analoguesQuery = ({ api }: Pick<AppContext, 'api'>, productId: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'analogues', productId],
    queryFn: ({ signal }) => api(getAnalogues, { productId }, { signal }),
  });
