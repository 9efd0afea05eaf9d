import { getByCode } from '@zapovednik/api/catalog/calls/product';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/**
 * Whether this person may review a product, and if not, why (PRD-56). The cached product of the page is the same for
 * everyone.
 */
export const permissionQuery = ({ api }: AppContext, code: string, userId: number | null) =>
  queryOptions({
    queryKey: ['mf-catalog', 'review-permission', code, userId],
    queryFn: async ({ signal }) => (await api(getByCode, { code }, { signal, personal: true })).review,
    // The visitor may have bought the product since.
    staleTime: 0,
  });
