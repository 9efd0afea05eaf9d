import { previewRepeat } from '@zapovednik/api/cabinet/calls/repeat-order';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** What a repetition of an order would add to the basket of this city now. */
export const repeatPreviewQuery = ({ api }: Pick<AppContext, 'api'>, id: number) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'repeat-preview', id],
    queryFn: ({ signal }) => api(previewRepeat, { id }, { signal }),
    // Stock and prices are always current.
    staleTime: 0,
    gcTime: 0,
  });
