import type { AppContext } from 'shared-contracts/app';
import { getBrandByCode } from 'shared-contracts/catalog/calls/brand';
import { queryOptions } from 'shared-contracts/query';

export const brandQuery = ({ api }: AppContext, code: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'brand', code],
    queryFn: ({ signal }) => api(getBrandByCode, { code }, { signal }),
  });
