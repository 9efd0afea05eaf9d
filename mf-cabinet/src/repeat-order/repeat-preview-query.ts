import { previewRepeat } from '@zapovednik/api/cabinet/calls/repeat-order';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** What the repetition of an order would put into the basket of this city now. */
export const repeatPreviewQuery = ({ api }: Pick<AppContext, 'api'>, id: number) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'repeat-preview', id],
    queryFn: ({ signal }) => api(previewRepeat, { id }, { signal }),
    // Stock and prices of this moment.
    staleTime: 0,
    gcTime: 0,
  });
