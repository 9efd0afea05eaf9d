import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** Suggestions for an incomplete text (CAT-37). The request of an earlier text is cancelled. */
export const suggestQuery = ({ api }: Pick<AppContext, 'api'>, text: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'suggest', text],
    queryFn: ({ signal }) => api(suggest, { query: text }, { signal }),
    // The next typed letter sends a new request.
    retry: false,
    staleTime: 60_000,
  });
