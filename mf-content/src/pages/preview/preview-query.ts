import { getPreview } from '@zapovednik/api/content/calls/preview';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** A draft of the editors by its signed link. */
export const previewQuery = ({ api }: Pick<AppContext, 'api'>, token: string) =>
  queryOptions({
    queryKey: ['mf-content', 'preview', token],
    queryFn: ({ signal }) => api(getPreview, { token }, { signal }),
  });
