import { getAutoOrderByLink } from '@zapovednik/api/cabinet/calls/auto-order-link';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The auto-order of a signed link. */
export const linkedAutoOrderQuery = ({ api }: Pick<AppContext, 'api'>, token: string) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'linked-auto-order', token],
    queryFn: ({ signal }) => api(getAutoOrderByLink, { token }, { signal }),
    // Its customer may have changed it.
    refetchOnWindowFocus: 'always',
  });
