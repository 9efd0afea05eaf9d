import { getBrandByCode } from '@zapovednik/api/catalog/calls/brand';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

export const brandQuery = ({ api }: AppContext, code: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'brand', code],
    queryFn: ({ signal }) => api(getBrandByCode, { code }, { signal }),
  });
