import type { AppContext } from 'shared-contracts/app';
import { getPreview } from 'shared-contracts/content/calls/preview';
import { queryOptions } from 'shared-contracts/query';

/** A draft of the editors by its signed link. */
export const previewQuery = ({ api }: Pick<AppContext, 'api'>, token: string) =>
  queryOptions({
    queryKey: ['mf-content', 'preview', token],
    queryFn: ({ signal }) => api(getPreview, { token }, { signal }),
  });
