import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** What a text that is still being typed may mean (CAT-37). An earlier text's request is cancelled. */
export const suggestQuery = ({ api }: Pick<AppContext, 'api'>, text: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'suggest', text],
    queryFn: ({ signal }) => api(suggest, { query: text }, { signal }),
    // The person types on and asks again.
    retry: false,
    staleTime: 60_000,
  });
