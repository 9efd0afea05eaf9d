import { getBrandByCode } from 'shared-contracts/catalog/calls/brand';
import { queryOptions } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

export const brandQuery = ({ api }: Shop, code: string) =>
  queryOptions({
    queryKey: ['catalog', 'brand', code],
    queryFn: ({ signal }) => api(getBrandByCode, { code }, { signal }),
  });
